import { wishReader } from '@spire/language/readers';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepIndex, keptIndex } from './keptIndex.ts';
import { readExamples, wishIndexOf } from './wishIndex.ts';

const EXAMPLES = [
  { id: 'tea', text: 'noe varmt å drikke' },
  { id: 'tea', text: 'en kopp te' },
  { id: 'sleep', text: 'jeg får ikke sove' },
];

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'spire-index-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('an index that was stored beside a program says of a wish what it said before', async () => {
  const program = path.join(folder, 'main.js');
  expect(await keptIndex(program)).toBeUndefined();
  const reader = await wishReader();
  const made = await readExamples(reader, { examples: EXAMPLES });
  await keepIndex(program, made);
  const kept = await keptIndex(program);
  if (kept === undefined) throw new Error('Nothing was kept');
  const nearest = (data: typeof made) => wishIndexOf(reader, data).nearnessOf('en kopp med noe varmt');
  expect(nearest(kept)).toEqual(nearest(made));
  expect(nearest(kept).words.get('tea')).toBeGreaterThan(nearest(kept).words.get('sleep') ?? 1);
});

test('one that cannot be read is not taken for none', async () => {
  writeFileSync(path.join(folder, 'wishes.index'), 'half of one');
  await expect(keptIndex(path.join(folder, 'main.js'))).rejects.toThrow();
});
