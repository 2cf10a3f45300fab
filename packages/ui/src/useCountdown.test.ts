/** @jest-environment @spire/testing/browserEnvironment */
import { act, cleanup, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** The clock goes on, and no timer fires: a device asleep. */
const sleep = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

function count(seconds: number) {
  const onOver = jest.fn();
  const { result } = renderHook(() => useCountdown(seconds, { onOver }));
  return { onOver, now: () => result.current };
}

test('it runs down by the clock and is over once', () => {
  const { onOver, now } = count(60);
  pass(20);
  expect(now().left).toBe(40);
  pass(120);
  expect(now().left).toBe(0);
  expect(onOver.mock.calls).toEqual([[false]]);
});

test('while it rests no time is lost', () => {
  const { onOver, now } = count(60);
  pass(20);
  act(() => now().pause());
  pass(500);
  expect(now().left).toBe(40);
  act(() => now().goOn());
  pass(39);
  expect(onOver).not.toHaveBeenCalled();
  pass(2);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('after an hour of sleep it is over, and says that nobody can have been there', () => {
  const { onOver } = count(60);
  pass(10);
  sleep(3600);
  pass(1);
  expect(onOver.mock.calls).toEqual([[true]]);
});

test('in a page that nobody looks at it ends, and says so', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { onOver } = count(60);
  pass(61);
  expect(onOver.mock.calls).toEqual([[true]]);
  hidden.mockRestore();
});
