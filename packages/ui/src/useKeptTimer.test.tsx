/** @jest-environment @spire/testing/browserEnvironment */
import { SessionProvider, timersKey } from '@spire/remote-kit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown.ts';
import { useKeptTimer, useUnderWay } from './useKeptTimer.ts';

const SESSION = { userId: 'kari', email: 'kari@example.org', signOut: () => Promise.resolve() };

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <SessionProvider value={SESSION as never}>{children}</SessionProvider>
);
const draw = <T,>(hook: () => T) => renderHook(hook, { wrapper }).result;

/** A page with a timer and its countdown; a second one stands for another tab. */
function open(id = 'a', seconds = 60) {
  const onOver = jest.fn();
  const onGone = jest.fn();
  const result = draw(() => {
    const timer = useKeptTimer(id, seconds, onGone);
    return { timer, ...useCountdown(seconds, { kept: timer, onOver }) };
  });
  return { now: () => result.current, onOver, onGone };
}

test('after a reload it goes on from where it stood, running or at rest, and says so', () => {
  const before = open();
  act(() => before.now().timer.start());
  expect(before.now().timer.wasUnderWay).toBe(false);
  pass(25);
  cleanup();
  pass(5);
  const running = open();
  pass(0);
  expect(running.now()).toMatchObject({ left: 30, isRunning: true });
  expect(running.now().timer.wasUnderWay).toBe(true);
  act(() => running.now().pause());
  cleanup();
  pass(500);
  expect(open().now()).toMatchObject({ left: 30, isRunning: false });
});

test('in two tabs it is one: it starts, rests and moves on in both, and is ended by one of them alone', () => {
  const [one, other] = [open(), open()];
  act(() => one.now().timer.start());
  pass(10);
  expect(other.now().left).toBe(50);
  act(() => other.now().pause());
  act(() => one.now().timer.change({ step: 3 }));
  pass(100);
  expect([one.now().left, one.now().isRunning, other.now().timer.step]).toEqual([50, false, 3]);
  let isFirst: boolean | undefined;
  let isSecond: boolean | undefined;
  act(() => {
    isFirst = one.now().timer.end();
    isSecond = other.now().timer.end();
  });
  expect([isFirst, isSecond]).toEqual([true, false]);
  expect([one.onGone.mock.calls.length, one.now().timer.at]).toEqual([0, undefined]);
});

test('a tab hears that another has ended it', () => {
  const [one, other] = [open(), open()];
  act(() => one.now().timer.start());
  act(() => void one.now().timer.end());
  expect([one.onGone.mock.calls.length, other.onGone.mock.calls.length]).toEqual([0, 1]);
});

test('starting another lets the first rest, and the last started is the one under way', () => {
  const [first, second] = [open('x.1'), open('x.2')];
  const last = draw(() => useUnderWay('x.'));
  act(() => first.now().timer.start());
  pass(20);
  act(() => second.now().timer.start());
  pass(5);
  expect([first.now().isRunning, first.now().left, second.now().left]).toEqual([false, 40, 55]);
  expect(last.current).toBe('2');
});

test('what nobody came back to is forgotten the day after', () => {
  const before = open();
  act(() => before.now().timer.start());
  cleanup();
  pass(90_000);
  expect(open().now().timer.at).toBeUndefined();
});

test('where the device keeps nothing it runs as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('planted');
  });
  const { now } = open();
  act(() => now().timer.start());
  pass(10);
  act(() => now().pause());
  expect(now()).toMatchObject({ left: 50, isRunning: false });
  let isOurs: boolean | undefined;
  act(() => {
    isOurs = now().timer.end();
  });
  expect([isOurs, now().timer.at, localStorage.getItem(timersKey('kari'))]).toEqual([true, undefined, null]);
});

test('whoever ends it where the time is up is told once, though the page stays', () => {
  const onOver = jest.fn();
  const drawn = draw(() => {
    const timer = useKeptTimer('a', 60);
    const over = () => {
      onOver();
      timer.end();
    };
    return { timer, ...useCountdown(60, { kept: timer, onOver: over }) };
  });
  for (const times of [1, 2]) {
    act(() => drawn.current.timer.start());
    for (let second = 0; second < 70; second += 1) pass(1);
    expect(onOver).toHaveBeenCalledTimes(times);
  }
});
