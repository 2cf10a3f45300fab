/**
 * Trains every reader on the texts of this package and writes them to `src/generated`, with the words that are no names
 * and the digest by which it is known whether `measured.json` is of these very readers. Turbo runs it when a text or a
 * line of this package has changed; the same texts give the same.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@spire/domain/lists';
import { digestOf, readMeasured } from './measured.ts';
import { everyText } from './texts.ts';
import { trainAll } from './trainAll.ts';
import { ordinaryWords } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../generated');
const texts = everyText();
const trained = await trainAll();
const { thresholds } = readMeasured();

mkdirSync(FOLDER, { recursive: true });
const write = (file: string, content: string) => writeFileSync(path.join(FOLDER, file), content);
for (const name of keysOf(trained)) {
  const model = JSON.stringify({ ...trained[name], ...thresholds[name] });
  write(
    `${name}.ts`,
    `import type { PackedModel } from '../model.ts';\n\nexport const MODEL: PackedModel = ${model};\n`,
  );
}
write('digest.ts', `export const DIGEST = ${JSON.stringify(digestOf(trained, texts))};\n`);
write('words.ts', `export const WORDS = ${JSON.stringify(ordinaryWords(texts).join(' '))};\n`);
