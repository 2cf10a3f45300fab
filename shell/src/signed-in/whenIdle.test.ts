/** @jest-environment jsdom */
import { mayFetchAhead, whenIdle } from './whenIdle.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with the line %j later pages are fetched ahead: %s', (connection, isFetched) => {
  expect(mayFetchAhead(connection)).toBe(isFetched);
});

test('it runs once the first page has had its turn, and never for who saves data', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  const stop = whenIdle(run);
  jest.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  whenIdle(run);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
