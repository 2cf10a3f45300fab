import { addDays } from '@spire/domain/dates';
import type { SuggestionCategory } from '@spire/domain/options';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { learnExercises, signsOf, type ExerciseRecords } from './learnExercises.ts';
import { MICRO_EXERCISES } from './microRegulation.ts';

const TODAY = '2026-11-30';
const WRITTEN = MICRO_EXERCISES.find(({ needs }) => needs.includes('energi'));
const CALM = MICRO_EXERCISES.find(({ needs }) => !needs.includes('energi'));
if (WRITTEN === undefined || CALM === undefined) throw new Error('Nothing is written');

let count = 0;
const kept = (exercise: string, daysAgo = 0) => {
  count += 1;
  const date = addDays(TODAY, -daysAgo);
  return { id: `${count}`, date, createdAt: new Date(`${date}T10:00:00Z`), exercise };
};
const done = (exercise: string, feeling: AfterFeeling | null, daysAgo = 0): ExerciseRecords['done'][number] => ({
  ...kept(exercise, daysAgo),
  kind: 'memory',
  feeling,
});
const learnt = (records: Partial<ExerciseRecords>) =>
  learnExercises({ done: [], marks: [], liked: [], ...records }, TODAY);

test('one exercise is one, by its id or by its title in either language', () => {
  const { id, title, type } = CALM;
  const { exercises, kinds } = learnt({ done: [done(title.no, 'calm'), done(title.en, 'calm'), done(id, 'calm')] });
  expect(exercises).toEqual([{ exercise: id, score: 3, rest: null }]);
  expect(kinds).toEqual([{ kind: type, score: 3, liked: 0 }]);
});

test('tired is worse after what is for energy, and not after anything else', () => {
  const { exercises } = learnt({ done: [done(WRITTEN.title.en, 'tired', 1), done(CALM.title.en, 'tired', 1)] });
  expect(exercises.map(({ exercise, rest }) => [exercise, rest?.reason])).toEqual([
    [WRITTEN.id, 'worse'],
    [CALM.id, undefined],
  ]);
});

test('of one by AI its title is the name, and its record tells the kind', () => {
  const { exercises, kinds } = learnt({
    done: [done('Tre ting i vinduet', 'unsettled')],
    marks: [{ ...kept('Ukjent'), kind: 'unwanted' }],
  });
  expect(exercises.map(({ exercise, rest }) => [exercise, rest?.reason])).toEqual([
    ['Tre ting i vinduet', 'worse'],
    ['Ukjent', 'unwanted'],
  ]);
  expect(kinds).toEqual([{ kind: 'memory', score: -2, liked: 0 }]);
});

test('signs stand in the order in which they were made, so that the last word holds', () => {
  const records = {
    done: [done(CALM.id, 'unsettled', 2)],
    marks: [
      { ...kept(CALM.title.no), kind: 'unwanted' as const },
      { ...kept(CALM.title.no, 1), kind: 'welcome' as const },
    ],
  };
  expect(signsOf(records).map(({ exercise, kind }) => [exercise, kind])).toEqual([
    [CALM.id, 'worse'],
    [CALM.id, 'welcome'],
    [CALM.id, 'unwanted'],
  ]);
});

test('a liked suggestion speaks for the kinds like it, the less the older it is, and for no more than two that did good', () => {
  const like = (category: SuggestionCategory | null, daysAgo = 0) => ({ category, date: addDays(TODAY, -daysAgo) });
  const { exercises, kinds } = learnt({
    liked: [like('physical', 30), like('mindfulness'), like('social'), like(null)],
  });
  expect(exercises).toEqual([]);
  expect(kinds).toEqual([
    { kind: 'movement', score: 0.25, liked: 0.25 },
    { kind: 'sensory', score: 0.5, liked: 0.5 },
    { kind: 'breathing', score: 0.5, liked: 0.5 },
  ]);
  const many = Array.from({ length: 40 }, () => like('physical'));
  expect(learnt({ liked: many }).kinds).toEqual([{ kind: 'movement', score: 2, liked: 2 }]);
});

test('likes are added to what was felt, and never make up for a kind that has felt worse', () => {
  const liked = [{ category: 'mindfulness' as const, date: TODAY }];
  const breathing = (feeling: AfterFeeling) => ({ ...done('Pust', feeling), kind: 'breathing' as const });
  const kindOf = (feeling: AfterFeeling) =>
    learnt({ liked, done: [breathing(feeling)] }).kinds.find(({ kind }) => kind === 'breathing');
  expect(kindOf('calm')).toEqual({ kind: 'breathing', score: 1.5, liked: 0.5 });
  expect(kindOf('unsettled')).toEqual({ kind: 'breathing', score: -2, liked: 0 });
});
