/**
 * `npm run texts`: checks every file of texts, writes the modules that the code reads, and asks every requirement of
 * every text. Each fault is a line with its file, its place and what is wrong.
 */
import { lineOf, type Problem } from './reading/problem.ts';
import type { TextFile } from './reading/filesOf.ts';
import { placesIn } from './reading/placesIn.ts';
import { writeTexts } from './reading/writeTexts.ts';
import type { InvariantSet } from './invariants/everyInvariant.ts';

const isIn = (folders: readonly string[], file: string) =>
  folders.some((folder) => file === `${folder}.yaml` || file.startsWith(`${folder}/`));

/** The places at which something stands that breaks a requirement: a text, an id, or a whole file. */
function problemsOf({ at, of, invariants }: InvariantSet, files: readonly TextFile[]): Problem[] {
  const held = files.filter(({ file }) => isIn(at, file));
  const places = held.flatMap(placesIn);
  return invariants.flatMap(({ says, broken }) =>
    broken.flatMap((each) => {
      const whole = files.filter(({ file }) => isIn([each], file));
      if (whole.length > 0) return whole.slice(0, 1).map(({ file }) => ({ file, line: 1, about: '', says }));
      const found = places.filter(({ held: text }) => text === each);
      if (found.length > 0)
        return found.map(({ at: place }) => ({ ...place, about: place.about.replace(/(?<!:)$/u, ':'), says }));
      return [{ file: held[0]?.file ?? of, line: 1, about: `"${each}":`, says }];
    }),
  );
}

const { problems, files } = writeTexts();
if (problems.length === 0) {
  // The modules are read once they are written.
  const { EVERY_INVARIANT } = await import('./invariants/everyInvariant.ts');
  for (const set of EVERY_INVARIANT.filter(({ invariants }) => invariants.some(({ broken }) => broken.length > 0)))
    problems.push(...problemsOf(set, files));
}
const lines = [...new Set(problems.map(lineOf))];
for (const line of lines) process.stdout.write(`${line}\n`);
process.stdout.write(
  lines.length === 0 ? `${files.length} files of texts: all in order.\n` : `${lines.length} to mend.\n`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
