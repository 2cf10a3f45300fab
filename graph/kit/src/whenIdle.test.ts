import { whenIdle } from './whenIdle.ts';

test('what must delay nobody waits while the process works, and gives up when that ends', async () => {
  const until = performance.now() + 400;
  const work = () => {
    const slice = performance.now() + 20;
    while (performance.now() < slice) continue;
    if (performance.now() < until) setImmediate(work);
  };
  setImmediate(work);
  await whenIdle(new AbortController().signal);
  expect(performance.now()).toBeGreaterThanOrEqual(until);
  await expect(whenIdle(AbortSignal.abort())).rejects.toThrow();
});
