import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJest, readPlaywright, type Outcome } from './reports.ts';
import { lineOf, summaryOf } from './summary.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'spire-reports-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function read(reader: (file: string) => Outcome, report: unknown): Outcome {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return reader(file);
}

const readUnit = () =>
  read(readJest, {
    numFailedTestSuites: 1,
    testResults: [
      {
        name: '/project/packages/domain/src/dates.test.ts',
        assertionResults: [
          { fullName: 'a day has a name', status: 'passed', duration: 12, invocations: 2 },
          { fullName: 'a day has an end', status: 'failed', duration: 900 },
          { fullName: 'not today', status: 'pending' },
        ],
      },
    ],
  });

test('the tests of Jest are counted, timed and named by file', () => {
  expect(readUnit()).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { name: 'dates.test.ts: a day has a name', ms: 12, isFailed: false, isSecondTry: true },
      { name: 'dates.test.ts: a day has an end', ms: 900, isFailed: true },
    ],
  });
});

test('a file that Jest could not run is a failure, though no test of it failed', () => {
  expect(read(readJest, { numFailedTestSuites: 1, testResults: [{ name: 'a', assertionResults: [] }] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('a test of Playwright that passed only when tried again is counted, and named', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { title: 'inside', specs: [spec('leaves', 'expected', 5)] };
  const suites = [{ title: 'signIn.spec.ts', specs: [spec('comes', 'flaky', 10, 20)], suites: [inner] }];
  expect(read(readPlaywright, { suites })).toEqual({
    passed: 2,
    failed: 0,
    tests: [
      { name: 'signIn.spec.ts: comes', ms: 30, isFailed: false, isSecondTry: true },
      { name: 'inside: leaves', ms: 5, isFailed: false },
    ],
  });
});

test('the end of a run says where its time went and what failed, and counts last', () => {
  const unit = { name: 'unit tests', ms: 2_000, output: '', ...readUnit() };
  const again = { name: 'b', ms: 0, isFailed: false, isSecondTry: true as const };
  const lint = { name: 'lint', ms: 61_500, output: '', passed: 1, failed: 0, tests: [again] };
  expect(lineOf(unit)).toBe('── unit tests: FAILED (1), 1 passed, 2.0 s');
  expect(lineOf(lint)).toBe('── lint: ok, 61.5 s');
  expect(summaryOf([unit, lint], 62_000).split('\n')).toEqual([
    '',
    'Slowest tests:',
    '    0.9 s  unit tests  dates.test.ts: a day has an end',
    '    0.0 s  unit tests  dates.test.ts: a day has a name',
    '    0.0 s  lint  b',
    '',
    'Steps:',
    '   61.5 s  lint',
    '    2.0 s  unit tests',
    '',
    'Passed when tried again: unit tests  dates.test.ts: a day has a name',
    'Passed when tried again: lint  b',
    'Failed: unit tests  dates.test.ts: a day has an end',
    '62 s in all. Failed: unit tests',
    '2 passed, 1 failed',
  ]);
});
