/**
 * Everything `npm test` proves. `--fast` leaves the browser out (`npm run check`), `--only NAME`, once or more, runs the
 * named steps alone, `--pictures` keeps what the sweep sees. A step by itself writes as it goes; of several, each that
 * fails shows at its end what it wrote. Ends with one line: `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runStep, type Result } from './checks/runStep.ts';
import { runAll } from './checks/schedule.ts';
import { stepsIn, type Step } from './checks/steps.ts';
import { lineOf, summaryOf } from './checks/summary.ts';

/** How often a run that shows nothing says what it is at, in ms. */
const SIGN_OF_LIFE = 60_000;

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/reports');
const { values: flags } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    pictures: { type: 'boolean', default: false },
  },
});

const { build, rest } = stepsIn(root, reports, flags);
const isWanted = ({ name, needsBrowser }: Step) =>
  !(flags.fast && needsBrowser === true) && (flags.only.length === 0 || flags.only.includes(name));
const wanted = [build, ...rest].filter(isWanted);
const unknown = flags.only.filter((name) => ![build, ...rest].some((step) => step.name === name));

const results: Result[] = [];
const running = new Set<string>();

async function run(step: Step): Promise<void> {
  const isShown = wanted.length === 1;
  running.add(step.name);
  const result = await runStep(step, { root, reports, isShown });
  running.delete(step.name);
  results.push(result);
  process.stdout.write(`${result.failed > 0 ? `\n${result.output}\n` : ''}${lineOf(result)}\n`);
}

if (unknown.length > 0) {
  process.stderr.write(
    `No step is called ${unknown.join(', ')}. There are: ${[build, ...rest].map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const life = setInterval(() => process.stdout.write(`   … ${[...running].join(', ')}\n`), SIGN_OF_LIFE);

// The rest stands on what is built.
if (wanted.includes(build)) await run(build);
if (results.every(({ failed }) => failed === 0))
  await runAll(
    wanted.filter((step) => step !== build),
    availableParallelism(),
    run,
  );
clearInterval(life);

process.stdout.write(`${summaryOf(results, Date.now() - started)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
