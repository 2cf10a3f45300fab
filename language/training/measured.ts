import { rulesIn } from '../src/crisis/screenForCrisis.ts';
import { neverSaid } from '../src/neverSaid.ts';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedModel } from '../src/model.ts';
import { ARTEFACTS } from './fingerprints.ts';
import type { Figures } from './figures.ts';
import type { TaskName } from './tasks.ts';
import type { LabelledText } from './texts.ts';

/** From how likely on a classifier is sure; `lower` from where on the classifier of crises offers help. */
export type Thresholds = Pick<PackedModel, 'threshold' | 'lower'>;

/** The figures measured by leaving authors out: minutes of work, and therefore kept, and not done at every build. */
export interface Measured {
  /** Of which classifiers it was measured (`digestOf`). */
  of: string;
  thresholds: Record<TaskName, Thresholds>;
  figures: Figures;
}

const FILE = path.join(ARTEFACTS, 'figures.json');

export const readMeasured = (): Measured => JSON.parse(readFileSync(FILE, 'utf8')) as Measured;

/** A row a line, so that a change shows what it changed. */
export function writeMeasured({ of, thresholds, figures }: Measured): void {
  const rows = Object.entries(figures).map(
    ([name, all]) => `${JSON.stringify(name)}: [\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  const head = `"of": ${JSON.stringify(of)},\n"thresholds": ${JSON.stringify(thresholds)}`;
  writeFileSync(FILE, `{\n${head},\n"figures": {\n${rows.join(',\n')}\n}\n}\n`);
}

/** Stands for all that a measurement depends on: what was learnt, and what the rules say of each text. */
export function digestOf(models: Record<string, unknown>, texts: readonly LabelledText[]): string {
  const rules = texts.map(({ lang, text, kind }) => [
    rulesIn(text),
    kind === 'answer' ? neverSaid(lang, text).length > 0 : false,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([models, rules]))
    .digest('hex')
    .slice(0, 16);
}
