import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@spire/domain/lists';
import { ARTEFACTS, recordFingerprints } from './fingerprints.ts';
import { digestOf, readMeasured } from './measured.ts';
import { everyText } from './texts.ts';
import { trainAll } from './trainAll.ts';
import { ordinaryWords } from './words.ts';

/**
 * Trains every classifier on the corpus and writes them to `artefacts`, with the words that are no names, and the
 * digests by which `check` knows them. The same inputs give the same files.
 */
export async function train(): Promise<void> {
  const texts = everyText();
  const trained = await trainAll();
  const { thresholds } = readMeasured();
  const write = (file: string, content: string) => writeFileSync(path.join(ARTEFACTS, file), content);
  for (const name of keysOf(trained)) {
    const model = JSON.stringify({ ...trained[name], ...thresholds[name] });
    write(
      `${name}.ts`,
      `import type { PackedModel } from '../src/model.ts';\n\nexport const MODEL: PackedModel = ${model};\n`,
    );
  }
  write('words.ts', `export const WORDS = ${JSON.stringify(ordinaryWords(texts).join(' '))};\n`);
  recordFingerprints(digestOf(trained, texts));
}
