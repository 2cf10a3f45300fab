/** @jest-environment jsdom */
import { DELAYS } from '@spire/domain/limits';
import { common, startI18n } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastViewport } from './ToastViewport.tsx';

const titles = () => screen.queryAllByRole('heading').map((each) => each.textContent);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeAll(() => startI18n([common]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one toast is visible at a time, and each goes after its five seconds', async () => {
  render(<ToastViewport closeLabel="Close" />);
  act(() => showToast({ kind: 'success', title: 'First' }));
  act(() => showToast({ kind: 'info', title: 'Second' }));
  await wait(DELAYS.toast - 100);
  expect(titles()).toEqual(['First']);
  await wait(300);
  expect(titles()).toEqual(['Second']);
  await wait(DELAYS.toast + 100);
  expect(titles()).toEqual([]);
});

test('an error stays until it is closed, and a newer toast waits behind it', async () => {
  render(<ToastViewport closeLabel="Close" />);
  act(() => showToast({ kind: 'error', title: 'Not saved' }));
  act(() => showToast({ kind: 'info', title: 'Later' }));
  await wait(DELAYS.toast * 4);
  expect(titles()).toEqual(['Not saved']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await wait(200);
  expect(titles()).toEqual(['Later']);
  await wait(DELAYS.toast + 100);
});

test('pointing at a toast keeps it', async () => {
  render(<ToastViewport closeLabel="Close" />);
  act(() => showToast({ kind: 'success', title: 'Read me' }));
  await wait(100);
  fireEvent.mouseEnter(screen.getByRole('region'));
  await wait(DELAYS.toast * 2);
  expect(titles()).toEqual(['Read me']);
  fireEvent.mouseLeave(screen.getByRole('region'));
  await wait(DELAYS.toast + 100);
  expect(titles()).toEqual([]);
});
