/**
 * Writes 300 times under random faults, with a stack of its own that ends and begins again, and proves that the server
 * has each write once: `npm run torture -- 300 7` (how many, and the seed, by which a run can be repeated).
 */
import { spawnSync } from 'node:child_process';

const [writes = '300', seed = String(Date.now() % 100_000)] = process.argv.slice(2);

const { status } = spawnSync(
  'playwright',
  ['test', 'torture', '--config', 'e2e/playwright.config.ts', '--project', 'journeys', '--reporter', 'list'],
  { stdio: 'inherit', env: { ...process.env, SPIRE_TORTURE_WRITES: writes, SPIRE_TORTURE_SEED: seed } },
);
process.exitCode = status ?? 1;
