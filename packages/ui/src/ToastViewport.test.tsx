/** @jest-environment jsdom */
import { DELAYS } from '@spire/domain/limits';
import { common, startI18n } from '@spire/i18n';
import { closeToast, showToast, useToasts, type Toast } from '@spire/remote-kit';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { ToastViewport } from './ToastViewport.tsx';

const shown = () => [screen.getByRole('status').textContent, screen.getByRole('alert').textContent];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (toast: Omit<Toast, 'id'>) => {
  act(() => {
    showToast(toast);
  });
};
const focus = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};
const closeButton = () => screen.getByRole('button', { name: 'Close' });

/** As mouse events of that name, since jsdom gives pointer events no place. */
function drag(distance: number) {
  const slip = closeButton().parentElement as HTMLElement;
  const point = (type: string, clientX: number) =>
    fireEvent(slip, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  point('pointerdown', 100);
  point('pointermove', 100 + distance);
  point('pointerup', 100 + distance);
}

beforeAll(async () => {
  await startI18n([common]);
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <input />
      <ToastViewport closeLabel="Close" />
    </>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  const { result } = renderHook(useToasts);
  act(() => {
    for (const { id } of result.current) closeToast(id);
  });
});

test('one toast is shown at a time, and each goes after its five seconds', async () => {
  show({ kind: 'success', title: 'First' });
  show({ kind: 'info', title: 'Second' });
  await wait(DELAYS.toast - 1);
  expect(shown()).toEqual(['First', '']);
  await wait(1);
  expect(shown()).toEqual(['Second', '']);
  await wait(DELAYS.toast);
  expect(shown()).toEqual(['', '']);
});

test('an error is an alert that stays until it is closed, and a newer toast waits behind it', async () => {
  show({ kind: 'error', title: 'Not saved' });
  show({ kind: 'info', title: 'Later' });
  await wait(DELAYS.toast * 4);
  expect(shown()).toEqual(['', 'Not saved']);
  fireEvent.click(closeButton());
  await wait(0);
  expect(shown()).toEqual(['Later', '']);
});

test('a toast waits while it is pointed at or has the focus', async () => {
  show({ kind: 'success', title: 'Read me' });
  fireEvent.mouseMove(closeButton());
  await wait(DELAYS.toast * 2);
  expect(shown()).toEqual(['Read me', '']);
  focus(closeButton());
  fireEvent.mouseLeave(closeButton().parentElement as HTMLElement);
  await wait(DELAYS.toast * 2);
  expect(shown()).toEqual(['Read me', '']);
  focus(screen.getByRole('textbox'));
  await wait(DELAYS.toast);
  expect(shown()).toEqual(['', '']);
});

test('closing by keyboard gives the focus back', () => {
  const field = screen.getByRole('textbox');
  focus(field);
  show({ kind: 'error', title: 'Not saved' });
  focus(closeButton());
  fireEvent.keyDown(closeButton(), { key: 'Escape' });
  expect(shown()).toEqual(['', '']);
  expect(document.activeElement).toBe(field);
});

test('a swipe of fifty pixels closes, a shorter one does not', () => {
  show({ kind: 'error', title: 'Not saved' });
  drag(49);
  expect(shown()).toEqual(['', 'Not saved']);
  drag(-50);
  expect(shown()).toEqual(['', '']);
});

test('while a dialog is open it waits, and has its five seconds afterwards', async () => {
  show({ kind: 'success', title: 'First' });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  act(() => document.body.append(dialog));
  await wait(DELAYS.toast * 2);
  expect(shown()).toEqual(['', '']);
  act(() => dialog.remove());
  await wait(0);
  expect(shown()).toEqual(['First', '']);
  await wait(DELAYS.toast);
  expect(shown()).toEqual(['', '']);
});

test('it moves to the other edge rather than cover the control that has the focus', async () => {
  const placeOf = async (top: number, isFocusLate = false) => {
    const input = screen.getByRole('textbox');
    const come = () => show({ kind: 'success', title: `At ${top}` });
    act(() => input.blur());
    input.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
    if (isFocusLate) come();
    focus(input);
    if (!isFocusLate) come();
    await wait(0);
    const place = getComputedStyle(screen.getByRole('region')).inset;
    await wait(DELAYS.toast);
    return place;
  };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 300, 80));
  const [clear, covered, coveredLate] = [await placeOf(100), await placeOf(720), await placeOf(720, true)];
  expect(clear).toMatch(/^auto/);
  expect(covered).not.toMatch(/^auto/);
  expect(coveredLate).not.toMatch(/^auto/);
  jest.restoreAllMocks();
});
