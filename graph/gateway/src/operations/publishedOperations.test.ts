import { setTimeout as wait } from 'node:timers/promises';
import { createLog, type Log } from '@spire/graph-kit/log';
import { operationHash } from '@spire/graph-kit/operationText';
import type { Manifest } from './operationManifest.ts';
import { openPublishedOperations, type OperationSource } from './publishedOperations.ts';

const log = createLog('test', 'silent');
const hashOf = operationHash;
const manifestOf = (...texts: string[]): Manifest => Object.fromEntries(texts.map((text) => [hashOf(text), text]));
const texts = (name: string, count: number) => Array.from({ length: count }, (_, at) => `{${name}${at}}`);

/** A source in which a test publishes; it counts looks, and how many were under way at once. */
function sourceOf(first: Manifest, takesMs = 0) {
  const state = { manifest: first, looks: 0, atOnce: 0, mostAtOnce: 0, begun: [] as number[], problem: '' };
  const source: OperationSource = {
    look: async (tell) => {
      state.looks += 1;
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      state.begun.push(performance.now());
      const standing = state.manifest;
      if (state.problem !== '') tell('a place', new Error(state.problem));
      if (takesMs > 0) await wait(takesMs);
      state.atOnce -= 1;
      return [standing];
    },
  };
  return { state, source };
}

test('what is known is answered without a look, what is not with one', async () => {
  const { state, source } = sourceOf(manifestOf('{a}'));
  const published = await openPublishedOperations([source], { log, restMs: 1 });
  expect(published.textOf(hashOf('{a}'))).toBe('{a}');
  expect(state.looks).toBe(1);
  state.manifest = manifestOf('{a}', '{b}');
  expect(published.textOf(hashOf('{b}'))).toBeUndefined();
  await expect(published.lookFor(hashOf('{b}'))).resolves.toBe('{b}');
  expect(state.looks).toBe(2);
});

test('a flood of unknown operations has one look at a time, with a rest after each', async () => {
  const restMs = 100;
  const { state, source } = sourceOf({}, 10);
  const published = await openPublishedOperations([source], { log, restMs });
  while (state.looks < 4) {
    for (let at = 0; at < 20; at += 1) void published.lookFor(hashOf(`${at} ${performance.now()}`));
    await wait(5);
  }
  await published.lookFor(hashOf('{last}'));
  expect(state.mostAtOnce).toBe(1);
  const gaps = state.begun.slice(1).map((begun, at) => begun - (state.begun[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(restMs);
});

test('who asks while a look is under way has one that began later', async () => {
  const { state, source } = sourceOf({}, 50);
  const published = await openPublishedOperations([source], { log, restMs: 1 });
  const passed = published.lookFor(hashOf('{unknown}'));
  while (state.looks < 2) await wait(1);
  // The one under way has passed this place.
  state.manifest = manifestOf('{new}');
  await expect(published.lookFor(hashOf('{new}'))).resolves.toBe('{new}');
  await expect(passed).resolves.toBeUndefined();
  expect(state.looks).toBe(3);
});

test('so many may wait and no more: the next is refused at once', async () => {
  const { state, source } = sourceOf({}, 50);
  const published = await openPublishedOperations([source], { log, restMs: 1 });
  state.manifest = manifestOf('{new}');
  const waiting = Array.from({ length: 500 }, () => published.lookFor(hashOf('{new}')));
  await expect(published.lookFor(hashOf('{new}'))).resolves.toBeUndefined();
  // Those who wait find it.
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['{new}']));
  await expect(published.lookFor(hashOf('{new}'))).resolves.toBe('{new}');
});

test('what a remote asked before stays known, up to so many, and what it asks now always does', async () => {
  const { state, source } = sourceOf(manifestOf('{first}', '{lasting}'));
  const published = await openPublishedOperations([source], { log, restMs: 0 });
  state.manifest = manifestOf('{second}', '{lasting}');
  await published.lookFor(hashOf('{none}'));
  expect(published.textOf(hashOf('{first}'))).toBe('{first}');
  for (const name of ['a', 'b', 'c']) {
    state.manifest = manifestOf('{lasting}', ...texts(name, 2500));
    await published.lookFor(hashOf('{none}'));
  }
  expect(published.textOf(hashOf('{first}'))).toBeUndefined();
  expect(published.textOf(hashOf('{a0}'))).toBe('{a0}');
  expect(published.textOf(hashOf('{lasting}'))).toBe('{lasting}');
});

test('what is wrong is logged once, with its place and reason, until it is something else', async () => {
  const lines: unknown[] = [];
  const warn = ((line: object) => void lines.push(line)) as Log['warn'];
  const { state, source } = sourceOf({});
  state.problem = 'It is a page';
  const published = await openPublishedOperations([source], { log: { ...log, warn }, restMs: 0 });
  for (const problem of ['It is a page', 'It is a page', 'It is empty', '', 'It is empty']) {
    state.problem = problem;
    await published.lookFor(hashOf('{none}'));
  }
  expect(lines).toEqual(['It is a page', 'It is empty', 'It is empty'].map((reason) => ({ place: 'a place', reason })));
});
