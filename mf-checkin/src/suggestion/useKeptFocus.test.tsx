/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

function Part({ hasButton }: { hasButton: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  return (
    <div ref={part} tabIndex={-1} data-testid="part">
      {hasButton && <button type="button">Videre</button>}
    </div>
  );
}

/** Focus on the button, then perhaps elsewhere, then the button is gone. */
async function focusAfter(leave?: (button: HTMLElement) => void): Promise<Element | null> {
  const { rerender } = render(<Part hasButton />);
  const button = screen.getByRole('button');
  await act(async () => {
    button.focus();
    leave?.(button);
    await Promise.resolve();
  });
  rerender(<Part hasButton={false} />);
  await act(() => Promise.resolve());
  return document.activeElement;
}

afterEach(cleanup);

test('the focus stays in the part when what had it goes away', async () => {
  expect(await focusAfter()).toBe(screen.getByTestId('part'));
});

test('nobody who left is called back', async () => {
  expect(await focusAfter((button) => button.blur())).toBe(document.body);
});

function Inner({ hasButton }: { hasButton: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  return (
    <div ref={part} tabIndex={-1}>
      <div tabIndex={-1} data-testid="inner">
        {hasButton && <button type="button">Ja</button>}
      </div>
    </div>
  );
}

test('it stays as near as it can', async () => {
  const { rerender } = render(<Inner hasButton />);
  act(() => screen.getByRole('button').focus());
  rerender(<Inner hasButton={false} />);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByTestId('inner'));
});
