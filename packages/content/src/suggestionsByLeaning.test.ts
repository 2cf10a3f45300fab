import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { PROMPT_LEANINGS } from '@spire/domain/promptQuestions';
import { questionFor, situationsLeaning } from './suggestionsByLeaning.ts';
import { suggestionsFor } from './suggestionsBySituation.ts';
import { SUGGESTIONS } from './suggestions.ts';

describe.each(PROMPT_LEANINGS)('a wish that leans to "%s"', (leaning) => {
  const those = SUGGESTIONS.filter(({ id }) => situationsLeaning(leaning).some((each) => suggestionsFor(each).has(id)));

  test.each(CAPACITY_LEVELS)(
    'has eight suggestions of three kinds at level "%s", without company or screens',
    (level) => {
      const fitting = those.filter(
        ({ avoid, capacity }) =>
          isAtMost(capacity, level) && !avoid.includes('social_contact') && !avoid.includes('screen_use'),
      );
      expect(fitting.length).toBeGreaterThanOrEqual(8);
      expect(new Set(fitting.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    },
  );
});

test('body or mind is asked unless what it may be lies on one side', () => {
  expect(questionFor([])).toBe('body_or_mind');
  expect(questionFor(['tired', 'sad', 'guilt'])).toBe('body_or_mind');
  expect(questionFor(['tired', 'pain', 'headache'])).toBe('rest_or_do');
  expect(questionFor(['sad', 'guilt', 'lonely'])).toBe('rest_or_do');
});
