/**
 * Writes 300 times under random faults, with a stack of its own that ends and begins again, and proves that the server
 * has each write once: `npm run torture -- 300 7` (how many, and the seed, by which a run can be repeated).
 *
 * `npm run torture -- kills 100` kills PostgreSQL, sessions of it and the server so many times each while people write,
 * and proves the same (`local/src/killed.integration.test.ts`); `kills 100 postmaster` kills that alone (or `backend`, or
 * `server`).
 */
import { spawnSync } from 'node:child_process';

const [first = '300', second, third] = process.argv.slice(2);

const [command, parameters, environment] =
  first === 'kills'
    ? [
        'jest',
        ['--selectProjects', 'integration', '--testPathPatterns', 'local/src/killed'],
        { KILLS: second ?? '100', ...(third && { KILLED: third }), NODE_OPTIONS: '--experimental-vm-modules' },
      ]
    : [
        'playwright',
        ['test', 'torture', '--config', 'e2e/playwright.config.ts', '--project', 'journeys', '--reporter', 'list'],
        { SPIRE_TORTURE_WRITES: first, SPIRE_TORTURE_SEED: second ?? String(Date.now() % 100_000) },
      ];

const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
process.exitCode = status ?? 1;
