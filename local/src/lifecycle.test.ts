import { createLifecycle } from './lifecycle.ts';

test('what was started last ends first, each part once', async () => {
  const ended: string[] = [];
  const lifecycle = createLifecycle();
  for (const name of ['database', 'services', 'web']) lifecycle.add({ stop: () => ended.push(name) });
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(ended).toEqual(['web', 'services', 'database']);
  expect(lifecycle.isStopping()).toBe(true);
  expect(lifecycle.signal.aborted).toBe(true);
});

test('a part that fails or hangs does not keep the others alive', async () => {
  const ended: string[] = [];
  const lifecycle = createLifecycle();
  lifecycle.add({ stop: () => ended.push('database') });
  lifecycle.add({ stop: () => new Promise(() => undefined), limitMs: 10 });
  lifecycle.add({ stop: () => Promise.reject(new Error('no')) });
  await lifecycle.stop();
  expect(ended).toEqual(['database']);
});

test('killing reaches the part that is just ending, too', async () => {
  const killed: string[] = [];
  const lifecycle = createLifecycle();
  lifecycle.add({ stop: () => undefined, kill: () => killed.push('database') });
  lifecycle.add({ stop: () => new Promise(() => undefined), kill: () => killed.push('web'), limitMs: 50 });
  const stopping = lifecycle.stop();
  await lifecycle.kill();
  expect(killed.sort()).toEqual(['database', 'web']);
  await stopping;
});
