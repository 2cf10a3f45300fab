import { spawn } from 'node:child_process';
import { findBrowser } from '../browser.ts';
import type { Outcome } from './reports.ts';
import type { Step } from './steps.ts';

/** The outcome of a step, how long it took, in ms, and what it wrote. */
export interface Result extends Outcome {
  name: string;
  ms: number;
  output: string;
}

interface Surroundings {
  root: string;
  /** Folder for the reports of steps that count their own tests. */
  reports: string;
  /** Whether it writes to the terminal as it goes; its `output` is empty then. */
  isShown: boolean;
}

/** The environment that tells a step where the browser is. */
function browserVariable() {
  const found = findBrowser();
  return found === undefined ? {} : { SPIRE_BROWSER: found };
}

function start({ command, environment, needsBrowser }: Step, { root, reports, isShown }: Surroundings) {
  const [program = '', ...parameters] = command;
  return spawn(program, parameters, {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SPIRE_REPORTS: reports,
      ...environment,
      ...(needsBrowser === true ? browserVariable() : {}),
    },
  });
}

function outcomeOf({ name, report }: Step, isWell: boolean): Outcome {
  const one = { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, tests: [] };
  if (report === undefined) return one;
  try {
    const outcome = report.read(report.file);
    // A step that failed without a failed test (it could not start, say) still counts as one failure.
    return !isWell && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1, tests: [{ name: `${name}: no report`, ms: 0, isFailed: true }] };
  }
}

export async function runStep(step: Step, surroundings: Surroundings): Promise<Result> {
  const begun = Date.now();
  let output = '';
  const code = await new Promise<number>((resolve) => {
    const child = start(step, surroundings);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', ({ message }) => {
      output += message;
      resolve(1);
    });
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  return { name: step.name, ms: Date.now() - begun, output, ...outcomeOf(step, code === 0) };
}
