import { browserOptions } from '@spire/testing/browserOptions';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const reports = process.env['SPIRE_REPORTS'] ?? path.join(workspaceRoot(), 'node_modules/.cache/reports');
const outputs = path.join(workspaceRoot(), 'node_modules/.cache/playwright');
const project = process.argv[process.argv.indexOf('--project') + 1] ?? 'all';

export default defineConfig({
  globalSetup: './startStack.ts',
  fullyParallel: true,
  // Journeys wait for much of their time: one more than there are cores keeps those busy.
  workers: availableParallelism() + 1,
  // A busy machine takes its time; what hangs is told from it late, but is told.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // In a whole run everything competes for the processor: what fails once is tried once more, and named in the summary.
  retries: process.env['SPIRE_REPORTS'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: path.join(reports, `playwright-${project}.json`) }]],
  use: {
    launchOptions: browserOptions,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Its tests let it in: to all others it would be one more thing that answers.
    serviceWorkers: 'block',
    // A trace of every test costs a sixth of their time.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testDir: './journeys', outputDir: path.join(outputs, 'journeys') },
    {
      name: 'sweep',
      testDir: './sweep',
      outputDir: path.join(outputs, 'sweep'),
      timeout: 900_000,
      workers: availableParallelism(),
    },
  ],
});
