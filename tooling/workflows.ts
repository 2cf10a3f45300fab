/**
 * `npm run workflows`: writes each team's own pipeline to `.github/workflows`, from templates. The paths that start a
 * pipeline follow from the dependencies of its package, so that a change in one remote starts no other's; `--check`
 * fails when one is not as it would be written now.
 */
import path from 'node:path';
import { stalePipelines, writePipelines } from './workflows/pipelines.ts';

const root = path.resolve(import.meta.dirname, '..');

if (process.argv.includes('--check')) {
  const stale = stalePipelines(root).map(({ file }) => file);
  if (stale.length > 0) {
    console.error(`Not as they would be written now (npm run workflows): ${stale.join(', ')}`);
    process.exitCode = 1;
  }
} else {
  for (const file of writePipelines(root)) console.log(`  ${file}`);
}
