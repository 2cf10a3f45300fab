/** Runs the tests of units and pages below the paths given, or all of them: `npm run unit -- mf-tools/src/quiet-room`. */
import { spawnSync } from 'node:child_process';
import { JEST_ENVIRONMENT } from './jestEnvironment.ts';

const { status } = spawnSync('jest', [...process.argv.slice(2), '--selectProjects', 'unit', 'page'], {
  stdio: 'inherit',
  env: { ...process.env, ...JEST_ENVIRONMENT },
});
process.exitCode = status ?? 1;
