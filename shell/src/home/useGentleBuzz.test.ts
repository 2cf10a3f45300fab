/** @jest-environment @spire/testing/browserEnvironment */
import { renderHook } from '@testing-library/react';
import { useGentleBuzz } from './useGentleBuzz.ts';

const SECOND = 1000;
const vibrate = jest.fn(() => true);
const see = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  vibrate.mockClear();
  see('visible');
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('it buzzes for 50 ms every 30 s, and no more once the check-in is done', () => {
  const { rerender } = renderHook(({ isOn }) => useGentleBuzz(isOn), { initialProps: { isOn: true } });
  jest.advanceTimersByTime(29 * SECOND);
  expect(vibrate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(31 * SECOND);
  expect(vibrate.mock.calls).toEqual([[50], [50]]);
  rerender({ isOn: false });
  jest.advanceTimersByTime(120 * SECOND);
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test('never while nobody looks, and nothing where the browser cannot', () => {
  renderHook(() => useGentleBuzz(true));
  see('hidden');
  jest.advanceTimersByTime(120 * SECOND);
  expect(vibrate).not.toHaveBeenCalled();
  see('visible');
  jest.advanceTimersByTime(30 * SECOND);
  expect(vibrate).toHaveBeenCalledTimes(1);

  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => renderHook(() => useGentleBuzz(true))).not.toThrow();
});
