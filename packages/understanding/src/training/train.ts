/**
 * Trains every reader on the texts of this package and writes them to `src/generated`, with what each made of hands it
 * had not learnt from, and the words that are no names. Turbo runs it when a text or a line of this package has changed; the same texts give the same.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@spire/domain/lists';
import { figuresOf, type Figures } from './figures.ts';
import { fitTask, holdOut } from './holdOut.ts';
import { pack } from './pack.ts';
import { TASKS } from './tasks.ts';
import { everyText } from './texts.ts';
import { lowerOf, thresholdOf } from './thresholds.ts';
import { ordinaryWords } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../generated');
const texts = everyText();
const figures = {} as Figures;

mkdirSync(FOLDER, { recursive: true });
for (const name of keysOf(TASKS)) {
  const { labels, sorts } = TASKS[name];
  const held = holdOut(texts, TASKS[name]);
  figures[name] = figuresOf(name, held);
  const model = pack(fitTask(texts, TASKS[name]), {
    ...{ labels, sorts, threshold: thresholdOf(name, labels, held) },
    ...(name === 'crisis' && { lower: lowerOf(held) }),
  });
  writeFileSync(
    path.join(FOLDER, `${name}.ts`),
    `import type { PackedModel } from '../model.ts';\n\nexport const MODEL: PackedModel = ${JSON.stringify(model)};\n`,
  );
}
writeFileSync(path.join(FOLDER, 'figures.json'), JSON.stringify(figures));
writeFileSync(
  path.join(FOLDER, 'words.ts'),
  `export const WORDS = ${JSON.stringify(ordinaryWords(texts).join(' '))};\n`,
);
