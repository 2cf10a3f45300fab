import path from 'node:path';
import { availableParallelism } from 'node:os';
import { JEST_ENVIRONMENT } from '../jestEnvironment.ts';
import { remoteFolders } from '../remotes.ts';
import { readJest, readPlaywright, type Outcome } from './reports.ts';

/** One part of `npm test`. It counts as the tests it ran, or as one. */
export interface Step {
  name: string;
  command: string[];
  /** How many cores it keeps busy. */
  cores: number;
  /** Where it writes what its tests came to, if it counts its own. */
  report?: { file: string; read: (file: string) => Outcome };
  needsBrowser?: boolean;
  environment?: Record<string, string>;
}

const CORES = availableParallelism();
const ALL_BUT_ONE = Math.max(1, CORES - 1);

/** The compiler in native code: the same findings in a quarter of the time. */
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';
const TYPES = ['node', NATIVE_COMPILER, '-p'];

function jest(project: string, reports: string, workers = CORES, cores = workers): Step {
  const file = path.join(reports, `jest-${project}.json`);
  const output = ['--json', '--outputFile', file, '--silent=false'];
  return {
    name: `${project} tests`,
    command: ['jest', '--selectProjects', project, `--maxWorkers=${workers}`, ...output],
    cores,
    report: { file, read: readJest },
    environment: JEST_ENVIRONMENT,
  };
}

function browser(project: string, reports: string, cores = CORES): Step {
  return {
    name: project,
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', project],
    cores,
    report: { file: path.join(reports, `playwright-${project}.json`), read: readPlaywright },
    needsBrowser: true,
  };
}

/** Everything that is proved. The build comes first and alone; of the rest, as many at a time as there are cores for. */
export function stepsIn(
  root: string,
  reports: string,
  { pictures = false }: { pictures?: boolean } = {},
): { build: Step; rest: Step[] } {
  const small = (name: string, ...command: string[]): Step => ({ name, command, cores: 1 });
  return {
    build: { ...small('build', 'turbo', 'run', 'build', 'pack', '--output-logs=errors-only'), cores: CORES },
    rest: [
      // They wait for a sixth of their time, journeys for a fifth: beside them there is room for one step after another.
      jest('integration', reports, CORES, ALL_BUT_ONE),
      jest('unit', reports, 1),
      // Bytes and requests, which are the same however long they take.
      { ...small('budgets', 'node', 'tooling/budgets.ts'), needsBrowser: true },
      small('types (server)', ...TYPES, 'tsconfig.node.json'),
      small('types (browser)', ...TYPES, 'tsconfig.web.json'),
      small('types (browser tests)', ...TYPES, 'tsconfig.e2e.json'),
      small('format', 'oxfmt', '--check'),
      small(
        'dependency rules',
        ...[
          'depcruise',
          '--output-type',
          'err',
          'shell',
          'graph',
          'services',
          'language',
          'local',
          'ops',
          'packages',
          'tooling',
          'e2e',
          'bench',
        ],
        ...remoteFolders(root),
      ),
      small('dead code', 'knip', '--no-progress'),
      small('messages', 'node', 'tooling/messages.ts'),
      small('operations up to date', 'node', 'tooling/codegen.ts', '--check'),
      small('schemas up to date', 'node', 'ops/dist/emit.js', '--check'),
      small('pipelines up to date', 'node', 'tooling/workflows.ts', '--check'),
      small('what is deployed', 'node', 'tooling/deploy.ts'),
      small('fonts up to date', 'node', 'tooling/fonts.ts', '--check'),
      small('lint', 'oxlint'),
      browser('journeys', reports, ALL_BUT_ONE),
      jest('page', reports, ALL_BUT_ONE),
      { ...browser('sweep', reports), environment: pictures ? { SPIRE_PICTURES: 'on' } : {} },
    ],
  };
}
