import { runAll } from './schedule.ts';

const job = (name: string, cores: number, ticks: number) => ({ name, cores, ticks });

/** Runs the jobs on two cores; each line tells what ran in one tick. */
async function ticksOf(jobs: ReturnType<typeof job>[]): Promise<string[]> {
  const running = new Map<string, { left: number; end: () => void }>();
  const all = runAll(jobs, 2, ({ name, ticks }) => new Promise((end) => running.set(name, { left: ticks, end })));
  const lines: string[] = [];
  while (running.size > 0) {
    lines.push([...running.keys()].join(' '));
    for (const [name, each] of running) {
      each.left -= 1;
      if (each.left > 0) continue;
      running.delete(name);
      each.end();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  return lines;
}

test('two small jobs run beside each other, and a large one alone', async () => {
  expect(await ticksOf([job('lint', 1, 3), job('types', 1, 1), job('browser', 2, 2)])).toEqual([
    'lint types',
    'lint',
    'lint',
    'browser',
    'browser',
  ]);
});

test('a small job goes before a large one that waits', async () => {
  expect(await ticksOf([job('lint', 1, 2), job('browser', 2, 1), job('types', 1, 2)])).toEqual([
    'lint types',
    'lint types',
    'browser',
  ]);
});

test('a job that wants more than there is runs alone', async () => {
  expect(await ticksOf([job('huge', 8, 1), job('lint', 1, 1)])).toEqual(['huge', 'lint']);
});

test('a job that cannot be run ends it all', async () => {
  await expect(runAll([{ cores: 1 }], 2, () => Promise.reject(new Error('no such program')))).rejects.toThrow(
    'no such',
  );
});
