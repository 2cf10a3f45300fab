/**
 * Writes 300 times under random faults, with a stack of its own that ends and begins again, and proves that the server
 * has each write once: `npm run torture -- 300 7` (how many, and the seed, by which a run can be repeated).
 *
 * `npm run torture -- kills 100` kills PostgreSQL, sessions of it and the server so many times each while people write,
 * and proves the same (`local/src/killed.integration.test.ts`); `kills 100 postmaster` kills that alone (or `backend`, or
 * `server`).
 *
 * `npm run torture -- handover 20` has one person sign out and another come on a shared device so many times, and proves
 * that nothing of the first one's Home is in a frame of the other's (`e2e/journeys/lastHome.spec.ts`).
 */
import { spawnSync } from 'node:child_process';

const [first = '300', second, third] = process.argv.slice(2);

const journeys = (...parameters: string[]) => [
  'test',
  ...parameters,
  '--config',
  'e2e/playwright.config.ts',
  '--project',
  'journeys',
  '--reporter',
  'list',
];

function wanted(): [command: string, parameters: string[], environment: Record<string, string>] {
  if (first === 'kills')
    return [
      'jest',
      ['--selectProjects', 'integration', '--testPathPatterns', 'local/src/killed'],
      { KILLS: second ?? '100', ...(third && { KILLED: third }), NODE_OPTIONS: '--experimental-vm-modules' },
    ];
  if (first === 'handover')
    return ['playwright', journeys('lastHome', '--grep', 'nobody', '--repeat-each', second ?? '20'), {}];
  return [
    'playwright',
    journeys('torture'),
    { SPIRE_TORTURE_WRITES: first, SPIRE_TORTURE_SEED: second ?? String(Date.now() % 100_000) },
  ];
}

const [command, parameters, environment] = wanted();

const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
process.exitCode = status ?? 1;
