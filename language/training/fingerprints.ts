import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of this workspace. */
const LANGUAGE = path.resolve(import.meta.dirname, '..');
/** Where the trained classifiers and their figures lie, committed. */
export const ARTEFACTS = path.join(LANGUAGE, 'artefacts');
const RECORD = path.join(ARTEFACTS, 'fingerprints.json');

/** Everything that training depends on: the corpus, the rules, how a text is read, and how it is learnt from. */
const INPUTS = ['corpus/**/*.{jsonl,ts}', 'src/**/*.ts', 'training/**/*.ts'];
/** Files of artefacts that training writes; figures are measured, and checked by what they were measured of. */
const TRAINED = 'artefacts/*.ts';

/** SHA-256 digests in hexadecimal: of all inputs together, and of each trained file. */
interface Fingerprints {
  inputs: string;
  files: Record<string, string>;
}

/** The digests that were recorded when the classifiers were trained. */
interface Recorded extends Fingerprints {
  /** Of what was trained (`digestOf`): what the figures have to be measured of. */
  models: string;
}

const sha256 = (parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: LANGUAGE, exclude: ['**/*.test.ts'] })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();

const contentOf = (file: string): Buffer => readFileSync(path.join(LANGUAGE, file));

/** The digests of the files as they are now. */
const currentFingerprints = (): Fingerprints => ({
  inputs: sha256(filesOf(INPUTS).flatMap((file) => [`\n${file}\n`, contentOf(file)])),
  files: Object.fromEntries(filesOf([TRAINED]).map((file) => [path.basename(file), sha256([contentOf(file)])])),
});

export const recordedFingerprints = (): Recorded => JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded;

/** Records the digests of what was just trained. */
export function recordFingerprints(models: string): void {
  writeFileSync(RECORD, `${JSON.stringify({ models, ...currentFingerprints() }, null, 2)}\n`);
}

/** The problems of the committed artefacts, in sentences; none where they are what the inputs are trained to. */
export function artefactProblems(): string[] {
  const now = currentFingerprints();
  const recorded = recordedFingerprints();
  const names = [...new Set([...Object.keys(now.files), ...Object.keys(recorded.files)])].toSorted();
  return [
    ...(now.inputs === recorded.inputs
      ? []
      : ['The corpus, the rules or the code of training have changed: run `npm run language -- train`.']),
    ...names
      .filter((name) => now.files[name] !== recorded.files[name])
      .map((name) => `language/artefacts/${name} is not as training wrote it: run \`npm run language -- train\`.`),
  ];
}
