import { factsWith } from '../testing/promptExamples.ts';
import { promptFacts } from './promptFacts.ts';
import { suggestionPrompt } from './suggestionPrompt.ts';
import { answeredSuggestions, suggestionsPrompt } from './suggestionsPrompt.ts';

const facts = promptFacts(
  factsWith((place) => place),
  (text) => text,
  () => null,
);
const { data, schema } = suggestionsPrompt(facts);
const item = {
  title: 'Look out',
  text: 'Look out of the window.',
  emoji: '🌱',
  minutes: null,
  category: 'mindfulness',
  effort: 'low',
  touches: [],
};

test('is written from what a card is written from', () => {
  expect(data).toBe(suggestionPrompt(facts).data);
});

test('three good answers become three suggestions, with title and button', () => {
  const items = answeredSuggestions(schema.parse({ suggestions: [item, item, item] }), 'no');
  expect(items).toHaveLength(3);
  expect(items[0]).toEqual({
    text: 'Look out of the window.',
    title: 'Look out',
    actionText: 'Ta en stille stund',
    emoji: '🌱',
    minutes: null,
    category: 'mindfulness',
    source: 'ai',
  });
});

test('fewer, more, or one that does not fit among three is no answer', () => {
  const lists = [
    [item, item],
    [item, item, item, item],
    [item, item, { ...item, touches: ['screen_use'] }],
  ];
  expect(lists.map((suggestions) => schema.safeParse({ suggestions }).success)).toEqual([false, false, false]);
});
