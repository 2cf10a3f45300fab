import { ERASING_EVERY_MS, FIRST_ERASING_MS, startErasing } from './startErasing.ts';

const HOUR = 3600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(erase = jest.fn(() => Promise.resolve(true)), known?: string) {
  let deleted = 0;
  let erasedAt = known;
  const warned = jest.fn();
  const stop = startErasing({
    log: { info: () => undefined, warn: warned },
    countDeleted: () => Promise.resolve(String(deleted)),
    erase,
    erasedAt: { read: () => erasedAt, write: (count) => (erasedAt = count) },
  });
  return { erase, stop, warned, remove: () => (deleted += 1), pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

test('what was deleted is erased within the hour, and nothing is done where nothing was deleted', async () => {
  const { erase, remove, pass } = start();
  await pass(HOUR);
  expect(erase).toHaveBeenCalledTimes(1);
  await pass(3 * HOUR);
  expect(erase).toHaveBeenCalledTimes(1);
  remove();
  await pass(HOUR);
  expect(erase).toHaveBeenCalledTimes(2);
});

test('soon after a start it is erased what was deleted before, and nothing where that is done', async () => {
  const { erase, pass } = start(undefined, 'another count');
  await pass(2 * FIRST_ERASING_MS);
  expect(erase).toHaveBeenCalledTimes(1);
  const done = start(undefined, '0');
  await done.pass(HOUR);
  expect(done.erase).not.toHaveBeenCalled();
});

test('a table that was in use, or a database that was away, is tried again within the hour', async () => {
  const erase = jest.fn(() => Promise.resolve(true));
  erase.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('away'));
  const { warned, pass } = start(erase);
  await pass(HOUR);
  expect(erase).toHaveBeenCalledTimes(3);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('one does not begin while another is at work, and none after the end', async () => {
  const erase = jest.fn(() => new Promise<boolean>(() => undefined));
  const { stop, pass } = start(erase);
  await pass(HOUR);
  expect(erase).toHaveBeenCalledTimes(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(ERASING_EVERY_MS).toBeLessThan(HOUR / 2);
});
