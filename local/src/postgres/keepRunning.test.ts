import { keepRunning } from './keepRunning.ts';
import type { Postmaster } from './postmaster.ts';

/** A process that ends when it is told to. */
function process(): Postmaster & { die: () => void; isStopped: () => boolean } {
  const ended = Promise.withResolvers<undefined>();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    ended.resolve(undefined);
    return Promise.resolve();
  };
  return { ended: ended.promise, die: () => ended.resolve(undefined), stop, kill: stop, isStopped: () => isStopped };
}

function keep(starts: (() => Promise<Postmaster>)[]) {
  const first = process();
  const lifecycle = new AbortController();
  const returned: number[] = [];
  const left = starts.values();
  const kept = keepRunning(first, {
    startAgain: () => left.next().value?.() ?? Promise.reject(new Error('damaged')),
    signal: lifecycle.signal,
    onReturn: (awayMs) => returned.push(awayMs),
    pausesMs: [0, 5, 5],
  });
  return { first, kept, lifecycle, returned };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('one that has ended is started again, also after tries that failed, and each return is told', async () => {
  const [second, third] = [process(), process()];
  const fails = () => Promise.reject(new Error('not yet'));
  const { first, kept, returned } = keep([() => Promise.resolve(second), fails, fails, () => Promise.resolve(third)]);
  first.die();
  await until(() => returned.length === 1);
  second.die();
  await until(() => returned.length === 2);
  await kept.stop();
  expect([second.isStopped(), third.isStopped()]).toEqual([false, true]);
});

test('one that does not start again is given up, with its own last words', async () => {
  const { first, kept, returned } = keep([]);
  first.die();
  await expect(kept.lost).resolves.toMatchObject({
    message: 'PostgreSQL has ended, and does not start again after 3 tries.\ndamaged',
  });
  expect(returned).toEqual([]);
});

test.each(['stop', 'kill'] as const)('after a %s it is not started again, and not missed', async (end) => {
  const startAgain = jest.fn(() => Promise.resolve(process()));
  const { first, kept } = keep([startAgain]);
  const lost = jest.fn();
  void kept.lost.then(lost);
  await kept[end]();
  expect(first.isStopped()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([startAgain.mock.calls, lost.mock.calls]).toEqual([[], []]);
});

test('an end that comes while everything stops is no accident', async () => {
  const startAgain = jest.fn(() => Promise.resolve(process()));
  const { first, kept, lifecycle, returned } = keep([startAgain]);
  lifecycle.abort();
  first.die();
  await kept.stop();
  expect([startAgain.mock.calls, returned]).toEqual([[], []]);
});
