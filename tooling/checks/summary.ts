import type { Result } from './runStep.ts';

const SLOWEST = 10;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** One line about a step that has ended. */
export function lineOf({ name, passed, failed, ms }: Result): string {
  const counted = passed + failed === 1 ? '' : `, ${passed} passed`;
  return `── ${name}: ${failed > 0 ? `FAILED (${failed})` : 'ok'}${counted}, ${seconds(ms)}`;
}

/** The end of a run: where its time went, what was tried twice, what failed, and last the line `N passed, N failed`. */
export function summaryOf(results: readonly Result[], ms: number): string {
  const tests = results.flatMap(({ name: step, tests }) => tests.map((each) => ({ ...each, step })));
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const failedSteps = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const failedTests = tests.filter(({ isFailed }) => isFailed);
  const secondTries = tests.filter(({ isSecondTry }) => isSecondTry);
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  return [
    ...(slowest.length > 0 ? ['', 'Slowest tests:'] : []),
    ...slowest.map(({ ms, step, name }) => `${seconds(ms).padStart(9)}  ${step}  ${name}`),
    '',
    'Steps:',
    ...results.toSorted((one, other) => other.ms - one.ms).map(({ name, ms }) => `${seconds(ms).padStart(9)}  ${name}`),
    '',
    ...secondTries.map(({ step, name }) => `Passed when tried again: ${step}  ${name}`),
    ...failedTests.map(({ step, name }) => `Failed: ${step}  ${name}`),
    `${(ms / 1000).toFixed(0)} s in all. ${failedSteps.length > 0 ? `Failed: ${failedSteps.join(', ')}` : 'All is well.'}`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
