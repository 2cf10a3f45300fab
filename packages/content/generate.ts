/**
 * Checks the texts against their schemas and writes the modules below `src/generated` that the code reads them from.
 * Turbo runs it before whatever imports them; `npm run texts` runs it and asks the rules of every text as well.
 */
import { lineOf } from './reading/problem.ts';
import { writeTexts } from './reading/writeTexts.ts';

const { problems } = writeTexts();
for (const problem of problems) process.stderr.write(`${lineOf(problem)}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
