import type { Bounds } from './bounds.ts';
import { guardProblems } from './guard.ts';
import { GUARD_PROBLEMS } from './guardProblem.ts';

const BOUNDS: Bounds = { language: 'en', capacity: 'high', avoid: [] };
const GOOD = 'Find something soft, and let your hand rest on it for a while.';
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ['the', 'cup', 'is', 'warm'][at % 4]).join(' ');

test('a good text has no problem, alone or beside others', () => {
  expect(guardProblems([GOOD], BOUNDS)).toEqual([]);
  expect(guardProblems(['Something soft', GOOD, 'Hold it'], BOUNDS)).toEqual([]);
});

test('120 words pass over all the texts together, 121 do not', () => {
  expect(guardProblems([words(60), words(60)], BOUNDS)).toEqual([]);
  expect(guardProblems([words(60), words(61)], BOUNDS)).toEqual(['too_long']);
});

test('what is far too long is looked at no closer', () => {
  expect(guardProblems([`<script>${'x'.repeat(1_000_000)}`], BOUNDS)).toEqual(['too_long']);
});

test.each([[[]], [['']], [['  ']], [['🌿']], [[GOOD, '…']]])('%j is empty', (texts) => {
  expect(guardProblems(texts, BOUNDS)).toContain('empty');
});

test('every problem is told at once, each by its name', () => {
  const bounds: Bounds = { ...BOUNDS, capacity: 'low', avoid: ['exercise'] };
  const text =
    '<b>You must</b> take 5 mg and go for a run; it will make you feel better than yesterday. You have depression.';
  const problems = guardProblems([text], bounds, { screen: () => 'danger' });
  expect(problems).toEqual(
    expect.arrayContaining([
      'not_plain_text',
      'command',
      'medicine',
      'above_capacity',
      'avoided',
      'promise',
      'diagnosis',
    ]),
  );
  expect(problems).toContain('crisis');
  expect(problems.filter((problem) => !GUARD_PROBLEMS.includes(problem))).toEqual([]);
});

test('the texts are screened for a crisis together', () => {
  const screen = jest.fn(() => null);
  guardProblems([GOOD, 'And then rest.'], BOUNDS, { screen });
  expect(screen).toHaveBeenCalledWith(`${GOOD}\n.\nAnd then rest.`);
});

test('what may not come back is only what is named', () => {
  expect(
    guardProblems([GOOD], BOUNDS, {
      secrets: ['Write that people find something soft, and let your hand rest on it.'],
    }),
  ).toEqual(['echo']);
});
