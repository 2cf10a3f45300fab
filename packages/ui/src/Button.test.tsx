/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BusyButton } from './Button.tsx';

test('a refusing button stays reachable and its reason stands in words', () => {
  render(
    <BusyButton busyLabel="Saving" disabledReason="Choose one first.">
      Next
    </BusyButton>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one first.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pressing a refusing button announces the reason and does nothing else', () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <BusyButton type="submit" busyLabel="Saving" disabledReason="Choose one first." onClick={handleClick}>
        Next
      </BusyButton>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose one first.');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a busy button says so once and cannot send twice', () => {
  const handleClick = jest.fn();
  render(
    <BusyButton isBusy busyLabel="Saving" onClick={handleClick}>
      Save
    </BusyButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Saving' }));
  expect(handleClick).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Saving');
});

test('a ready button presses', () => {
  const handleClick = jest.fn();
  render(
    <BusyButton busyLabel="Saving" onClick={handleClick}>
      Save
    </BusyButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
});
