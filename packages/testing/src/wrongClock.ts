import { atEndOfTest } from './testEnd.ts';

/** Functions that go on as ever: only what the clock shows is wrong. */
const GOES_ON = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

/** For the rest of a test the clock of this device is so many hours ahead of the server's; returns the right time. */
export function clockAhead(hours: number): () => number {
  const ahead = hours * 60 * 60 * 1000;
  jest.useFakeTimers({ now: Date.now() + ahead, doNotFake: [...GOES_ON] });
  const started = performance.now();
  const now = Date.now() - ahead;
  atEndOfTest(() => void jest.useRealTimers());
  return () => now + performance.now() - started;
}
