import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@spire/testing/stack';
import {
  clusterOf,
  killProcessesIn,
  postmasterIn,
  removeFolder,
  runStack,
  scratchFolder,
  type Launch,
  type StackProcess,
} from './stackProcess.ts';

/** The helpers of a test file that starts stacks. */
interface Stacks {
  /** The current test's own data folder. */
  folder: () => string;
  run: (environment?: Record<string, string>, launch?: Launch) => Promise<StackProcess>;
  /** Runs a start that is expected to be refused; answers what it says. */
  refusal: (environment?: Record<string, string>, launch?: Launch) => Promise<string>;
  /** Ends a stack and answers how many seconds that took. */
  stop: (stack: StackProcess, signal?: NodeJS.Signals) => Promise<number>;
  /** The first of PostgreSQL's processes; never 0, which would be the test's own group. */
  postmasterOf: (stack: StackProcess) => number;
}

/** Gives each test of a file a data folder, and ends and removes afterwards whatever it started in it. */
export function useStacks(): Stacks {
  const started: StackProcess[] = [];
  let dataFolder = '';

  beforeEach(() => {
    dataFolder = scratchFolder();
  });

  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    const cluster = existsSync(path.join(dataFolder, 'postgres-location.json')) ? clusterOf(dataFolder) : dataFolder;
    killProcessesIn(cluster);
    removeFolder(cluster);
    removeFolder(dataFolder);
  });

  const run: Stacks['run'] = async (environment = {}, launch = {}) => {
    const PORT = String(await freePort());
    const stack = runStack({ PORT, DATA_DIR: dataFolder, LOG_LEVEL: 'info', ...environment }, launch);
    started.push(stack);
    return stack;
  };

  return {
    folder: () => dataFolder,
    run,
    refusal: async (environment, launch) => {
      const stack = await run(environment, launch);
      expect(await stack.ended).toBe(1);
      expect(stack.output()).not.toMatch(/^\s+at /m);
      return stack.output();
    },
    stop: async (stack, signal = 'SIGTERM') => {
      const begun = performance.now();
      stack.child.kill(signal);
      expect(await stack.ended).toBe(0);
      return (performance.now() - begun) / 1000;
    },
    postmasterOf: (stack) => {
      const postmaster = postmasterIn(dataFolder);
      if (postmaster === undefined) throw new Error(`No PostgreSQL runs in ${dataFolder}:\n${stack.output()}`);
      return postmaster;
    },
  };
}
