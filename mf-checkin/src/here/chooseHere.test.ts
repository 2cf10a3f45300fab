import { AVOID_SUGGESTIONS, CONSIDERATIONS, TASK_TYPES } from '@spire/domain/options';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { isBearable, sensitivitiesOf } from '@spire/domain/sensitivities';
import { isForHardDay } from '@spire/content/hardDay';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { type FactsHere, suggestionsHere, tasksHere } from './chooseHere.ts';

const PLAIN: FactsHere = {
  language: 'no',
  date: '2026-11-30',
  partOfDay: 'day',
  capacity: 'moderate',
  avoid: [],
  considerations: [],
  needs: [],
  isHard: false,
  isWeighty: false,
  seen: [],
};
const tagsOf = (text: string) => SUGGESTIONS.find((each) => each.text.no === text || each.text.en === text);

test.each(CAPACITY_LEVELS)(
  'what is given fits the level %s, every avoidance, every consideration and the hour',
  (capacity) => {
    for (const partOfDay of PARTS_OF_DAY)
      for (const consideration of [undefined, ...CONSIDERATIONS])
        for (const avoided of [undefined, ...AVOID_SUGGESTIONS]) {
          const avoid = avoided === undefined ? [] : [avoided];
          const considerations = consideration === undefined ? [] : [consideration];
          const facts = { ...PLAIN, capacity, partOfDay, avoid, considerations };
          const given = suggestionsHere(facts, 3);
          expect(given).toHaveLength(3);
          for (const { text } of given) {
            const tags = tagsOf(text);
            expect(tags).toBeDefined();
            if (tags === undefined) continue;
            expect(isAtMost(tags.capacity, capacity)).toBe(true);
            expect(tags.avoid.some((each) => avoid.includes(each))).toBe(false);
            expect(isBearable(tags.contraindications, sensitivitiesOf(considerations))).toBe(true);
            expect(tags.partsOfDay.length === 0 || tags.partsOfDay.includes(partOfDay)).toBe(true);
            expect(tags.isOnlyForWishes).toBeUndefined();
          }
        }
  },
);

test('three are of three kinds, and what was ticked comes first', () => {
  const given = suggestionsHere({ ...PLAIN, needs: ['natur'] }, 3);
  expect(new Set(given.map(({ category }) => category)).size).toBe(3);
  expect(given[0]?.needs).toContain('natur');
});

test('eight in a row are eight others', () => {
  const seen: string[] = [];
  for (let time = 0; time < 8; time += 1) seen.push(suggestionsHere({ ...PLAIN, seen }, 1)[0]?.text ?? '');
  expect(new Set(seen).size).toBe(8);
});

test('a quiet day has only what was written for one, in both languages', () => {
  for (const language of ['no', 'en'] as const)
    for (const { text } of suggestionsHere({ ...PLAIN, language, isHard: true, avoid: AVOID_SUGGESTIONS }, 3))
      expect(isForHardDay(text)).toBe(true);
});

test('tasks are one of each kind for whoever it is, also with everything avoided', () => {
  for (const capacity of [null, ...CAPACITY_LEVELS])
    for (const avoid of [[], AVOID_SUGGESTIONS]) {
      const given = tasksHere({ ...PLAIN, capacity, avoid, isWeighty: true, considerations: CONSIDERATIONS });
      expect(given.map(({ type }) => type)).toEqual(TASK_TYPES);
    }
});
