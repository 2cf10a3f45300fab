import { readFileSync } from 'node:fs';

/** The outcome of a step's tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each test that ran, with how long it took, in ms, and whether it passed only when it was tried again. */
  tests: { name: string; ms: number; isFailed: boolean; isSecondTry?: true }[];
}

interface JestReport {
  numFailedTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; invocations?: number }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

function counted(tests: Outcome['tests']): Outcome {
  const failed = tests.filter(({ isFailed }) => isFailed).length;
  return { passed: tests.length - failed, failed, tests };
}

const nameOfFile = (file: string) => file.split('/').at(-1) ?? file;

/** Reads what `jest --json` wrote; a file that could not be run counts as one failure. */
export function readJest(file: string): Outcome {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, invocations = 1 }) => ({
        name: `${nameOfFile(name)}: ${fullName}`,
        ms: duration ?? 0,
        isFailed: status === 'failed',
        ...(status === 'passed' && invocations > 1 && { isSecondTry: true as const }),
      })),
  );
  const outcome = counted(tests);
  return { ...outcome, failed: Math.max(outcome.failed, report.numFailedTestSuites) };
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(file: string): Outcome {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  const testsOf = ({ title, suites: inner = [], specs = [] }: PlaywrightSuite): Outcome['tests'] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          name: `${nameOfFile(title)}: ${spec.title}`,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          isFailed: !['expected', 'flaky'].includes(status),
          ...(status === 'flaky' && { isSecondTry: true as const }),
        })),
    ),
    ...inner.flatMap(testsOf),
  ];
  return counted(suites.flatMap(testsOf));
}
