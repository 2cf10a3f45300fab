import { createPersonKey, KEY_BYTES } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import { randomBytes } from 'node:crypto';
import type { Figure } from './measure.ts';

const TEXTS = sealedTexts('wellbeing.memory', ['description']);
const ROW = { userId: '11111111-1111-4111-8111-111111111111', row: '22222222-2222-4222-8222-222222222222' };
const RUNS = 5;
const TIMES = 20_000;

/** Microseconds of one piece of work. */
function microseconds(work: () => unknown): number {
  const begun = performance.now();
  for (let time = 0; time < TIMES; time += 1) work();
  return ((performance.now() - begun) * 1000) / TIMES;
}

/** The cost of opening a text of 500 bytes, beside that of reading the same from JSON; for comparison only. */
export function sealing(): Promise<Figure[]> {
  const key = createPersonKey(randomBytes(KEY_BYTES));
  const texts = { description: 'Kaffe i sola. '.repeat(36).slice(0, 500) };
  const sealed = TEXTS.seal(key, ROW, texts);
  const json = JSON.stringify(texts);
  const works = {
    open: () => TEXTS.open(key, ROW, sealed),
    seal: () => TEXTS.seal(key, ROW, texts),
    parse: (): unknown => JSON.parse(json),
  };
  for (const work of Object.values(works)) microseconds(work);
  const runs = Array.from({ length: RUNS }, () => ({
    open: microseconds(works.open),
    seal: microseconds(works.seal),
    parse: microseconds(works.parse),
  }));
  // Microseconds of one are milliseconds of a thousand.
  const milliseconds = (name: 'open' | 'seal') => runs.map((run) => run[name]);
  return Promise.resolve([
    { name: 'opening 1,000 texts of 500 bytes', runs: milliseconds('open'), unit: 'ms' },
    { name: 'sealing 1,000 texts of 500 bytes', runs: milliseconds('seal'), unit: 'ms' },
    { name: 'opening against JSON.parse', runs: runs.map(({ open, parse }) => open / parse), unit: 'times' },
  ]);
}
