/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton.tsx';

const writeText = jest.fn<Promise<void>, [string]>();

async function press(): Promise<string | null> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CopyButton text="secret" label="Copy" doneText="Copied" failedText="Select it yourself" />);
  await act(async () => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name: 'Copy' }))));
  return screen.getByRole('status').textContent;
}

test('what lies on the clipboard is said to lie there', async () => {
  writeText.mockResolvedValueOnce();
  await expect(press()).resolves.toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('secret');
});

test('where the browser refuses, the way by hand is said', async () => {
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  await expect(press()).resolves.toBe('Select it yourself');
});
