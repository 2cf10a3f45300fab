/**
 * Everything `npm test` proves, in the order in which a fault is cheapest to find; `--fast` leaves the browser out
 * (`npm run check`), `--only NAME` runs the named steps alone. Each step counts as the tests it ran, or as one. Ends with one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { JEST_ENVIRONMENT } from './jestEnvironment.ts';
import { remoteFolders } from './remotes.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/reports');
const { values: flags } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Where the step writes how many tests it ran, if it counts its own. */
  report?: { file: string; read: (json: never) => Count };
  needsBrowser?: boolean;
  environment?: Record<string, string>;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const readJest = ({ numPassedTests, numFailedTests, numFailedTestSuites }: JestReport): Count => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites),
});
const readPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

function jest(project: string): Step {
  const file = path.join(reports, `jest-${project}.json`);
  return {
    name: `${project} tests`,
    command: ['jest', '--selectProjects', project, '--json', '--outputFile', file, '--silent=false'],
    report: { file, read: readJest },
    environment: JEST_ENVIRONMENT,
  };
}

function browser(project: string): Step {
  return {
    name: project,
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', project],
    report: { file: path.join(reports, `playwright-${project}.json`), read: readPlaywright },
    needsBrowser: true,
  };
}

const steps: Step[] = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'types (browser)', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types (server)', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'types (browser tests)', command: ['tsc', '-p', 'tsconfig.e2e.json'] },
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  },
  {
    name: 'dependency law',
    command: [
      'depcruise',
      '--output-type',
      'err',
      'shell',
      'graph',
      'services',
      'local',
      'ops',
      'packages',
      ...remoteFolders(root),
    ],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'operations up to date', command: ['node', 'tooling/codegen.ts', '--check'] },
  { name: 'schemas up to date', command: ['node', 'ops/dist/emit.js', '--check'] },
  { name: 'fonts up to date', command: ['node', 'tooling/fonts.ts', '--check'] },
  { name: 'messages', command: ['node', 'tooling/messages.ts'] },
  jest('unit'),
  jest('integration'),
  { name: 'budgets', command: ['node', 'tooling/budgets.ts'], needsBrowser: true },
  browser('journeys'),
  browser('sweep'),
];

function run([program = '', ...parameters]: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function count(step: Step, code: number): Count {
  if (step.report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')) as never);
    // A step that failed without a failed test (it could not start, say) still counts as one failure.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const started = Date.now();

for (const step of steps) {
  if (flags.fast && step.needsBrowser === true) continue;
  if (flags.only.length > 0 && !flags.only.includes(step.name)) continue;
  const environment = { ...step.environment, ...(step.needsBrowser === true ? { SPIRE_BROWSER: findBrowser() } : {}) };
  const begun = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const code = await run(step.command, { SPIRE_REPORTS: reports, ...environment });
  const { passed, failed } = count(step, code);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(step.name);
  process.stdout.write(
    `── ${step.name}: ${failed > 0 ? 'FAILED' : 'ok'} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`,
  );
  if (step.name === 'build' && failed > 0) break;
}

process.stdout.write(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all. `);
process.stdout.write(failures.length > 0 ? `Failed: ${failures.join(', ')}\n` : 'All is well.\n');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
