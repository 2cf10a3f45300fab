import { describeFailure, Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';

function record(isTTY: boolean) {
  let text = '';
  const progress = createProgress({ isTTY, write: (part: string) => (text += part) });
  return { progress, text: () => text.replaceAll(/\d+\.\d s/g, 'N s') };
}

test('a step says what it is when it begins and how long it took when it is over', async () => {
  const { progress, text } = record(false);
  const result = await progress.step('Building', () => {
    expect(text()).toBe('Building … ');
    return 7;
  });
  expect(result).toBe(7);
  expect(text()).toBe('Building … N s\n');
});

test('a failing step leaves the line to the message', async () => {
  const { progress, text } = record(false);
  await expect(progress.step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(text()).toBe('Building … \n');
});

test('what is said in between has a line of its own', async () => {
  const { progress, text } = record(true);
  await progress.step('Building', () => progress.line('shell: compiled'));
  expect(text()).toBe('Building … \nshell: compiled\nBuilding … N s\n');
});

test('people see what to do; a trace only who asks for one', () => {
  const problem = new Problem('The port is taken: take another.');
  expect(describeFailure(problem, false)).toBe('The port is taken: take another.');
  expect(describeFailure(problem, true)).toContain('    at ');
  const fault = new TypeError('x is not a function');
  expect(describeFailure(fault, false)).toBe('x is not a function\n(LOG_LEVEL=debug shows where this comes from.)');
  expect(describeFailure(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), false)).toContain(
    'ECONNREFUSED',
  );
});
