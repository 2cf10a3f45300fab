/**
 * `npm run language -- train`, `measure` or `check`: the commands of the text classifiers, which nothing else runs.
 * Installing, building, starting and testing use what is committed in `language/artefacts`.
 */
import { artefactProblems } from './fingerprints.ts';
import { measure } from './measure.ts';
import { train } from './train.ts';

const COMMANDS: Record<string, (names: readonly string[]) => Promise<void> | void> = {
  train,
  measure: async (names) => {
    await measure(names);
    // Thresholds are measured, and stand in the artefacts.
    await train();
  },
  check: () => {
    const problems = artefactProblems();
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('The committed classifiers are those of the corpus and code.');
  },
};

const [command = '', ...names] = process.argv.slice(2);
const run = COMMANDS[command];
if (run === undefined) {
  console.error(`Usage: npm run language -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 2;
} else await run(names);
