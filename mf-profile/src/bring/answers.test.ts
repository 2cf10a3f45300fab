import type { ReadEntry } from '@spire/imports/reading';
import { calledBy, chosenEntries, FIRST_ANSWERS, rememberedAnswers } from './answers.ts';
import { leftWords } from './leftKinds.ts';

const ENTRY: ReadEntry = {
  ...{ at: 'record 1', date: '2026-01-02', time: null, moment: null, mood: null, note: '', asked: ['meh'] },
  ...{ activities: ['Walk', 'Hekling'], pictures: ['a', 'gone'] },
};
const outline = {
  ...{ format: 'table', entries: [ENTRY], moodNames: [], unsureDates: null, skipped: [], skippedPictures: [] },
  ...{ left: [], columns: [], pictures: new Map([['a', new Blob()]]) },
};
const known = (change: object) => ({ file: new File([], 'a.csv'), outline, answers: { ...FIRST_ANSWERS, ...change } });
const labelOf = (id: string) => `<${id}>`;

test('an answer of before is offered again, and what is no answer is forgotten', () => {
  const kept = { moods: { meh: 3, odd: 7, none: null }, activities: { hekling: 'skapeNoe', walk: 'flying' } };
  const remembered = rememberedAnswers(kept);
  expect(remembered).toEqual({ moods: { meh: 3, none: null }, activities: { hekling: 'skapeNoe' } });
  expect(rememberedAnswers(undefined)).toEqual({ moods: {}, activities: {} });
  const called = calledBy(known(remembered));
  expect([called('Walk'), called('Hekling'), called('Noe annet')]).toEqual(['enTur', 'skapeNoe', 'own']);
  expect(chosenEntries(known(remembered), labelOf)).toMatchObject([
    { mood: 3, activities: ['<enTur>', '<skapeNoe>'], toldActivities: ['Walk', 'Hekling'], pictures: ['a'] },
  ]);
});

test('what is wished to stay behind does', () => {
  const without = { activities: { walk: 'none', hekling: 'none' }, hasPictures: false };
  expect(chosenEntries(known(without), labelOf)).toEqual([]);
});

test('kinds that stay behind are said once each, and columns by their own names', () => {
  expect(leftWords(['starred', 'isPinned', 'Søvn (timer)'], (kind) => kind)).toEqual(['favourites', 'Søvn (timer)']);
});
