import type { Bounds } from './bounds.ts';
import { guardProblems } from './guard.ts';
import { GUARD_PROBLEMS } from './guardProblem.ts';
import { BAD_ANSWERS, SECRET_INSTRUCTIONS } from './testing/badAnswers.ts';
import { GOOD_ANSWERS } from './testing/goodAnswers.ts';

const problemsOf = (bounds: Partial<Bounds>, text: string) =>
  guardProblems([text], { language: 'no', capacity: 'low', avoid: [], ...bounds }, { secrets: [SECRET_INSTRUCTIONS] });

test.each(BAD_ANSWERS)('refuses for "%s" %j: %s', (problem, bounds, text) => {
  expect(problemsOf(bounds, text)).toContain(problem);
});

test('of every problem there is an answer that has it; a crisis is the screening’s', () => {
  const met = new Set(BAD_ANSWERS.map(([problem]) => problem));
  expect(GUARD_PROBLEMS.filter((problem) => !met.has(problem))).toEqual(['crisis']);
});

describe.each(['no', 'en'] as const)('lets pass in "%s"', (language) => {
  test.each(GOOD_ANSWERS[language])('%j: %s', (bounds, text) => {
    expect(problemsOf({ language, ...bounds }, text)).toEqual([]);
  });
});
