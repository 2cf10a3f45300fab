import { Worker } from 'node:worker_threads';
import { areSame, readerOf } from './partReader.ts';

const LONG = 'x'.repeat(100_000);
const program = new URL('../testing/endlessReader.ts', import.meta.url);

test('a document that takes more memory than a person can need is too large, and costs the worker alone', async () => {
  const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };
  const read = readerOf(
    () => ({ length: 1 }),
    () => new Worker(program, { resourceLimits: limits }),
  );
  await expect(read(LONG, new Date())).rejects.toMatchObject({ code: 'TOO_LARGE' });
  await expect(read('short', new Date())).resolves.toEqual({ length: 1 });
});

test('parts are the same when all in them is', async () => {
  const part = { name: 'a', list: Array.from({ length: 1200 }, (_, at) => ({ at })) };
  await expect(areSame(part, JSON.parse(JSON.stringify(part)) as object)).resolves.toBe(true);
  for (const other of [
    { ...part, name: 'b' },
    { ...part, list: part.list.with(1100, { at: 0 }) },
    { ...part, list: part.list.slice(1) },
    { name: 'a' },
  ])
    await expect(areSame(part, other)).resolves.toBe(false);
});
