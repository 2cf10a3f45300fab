import { factsWith } from '../testing/promptExamples.ts';
import { promptFacts } from './promptFacts.ts';
import { answeredSuggestion, suggestionPrompt } from './suggestionPrompt.ts';

const { data, schema } = suggestionPrompt(
  promptFacts(
    factsWith((place) => place),
    (text) => text,
    () => null,
  ),
);
const answer = { text: 'Look out.', emoji: '🌱', minutes: 2, category: 'mindfulness', effort: 'low', touches: [] };

test('is written from the check-in, goals, challenge, part of day and recent starts alone', () => {
  expect(JSON.parse(data)).toEqual({
    language: 'en',
    partOfDay: 'evening',
    goals: ['joy', 'calm'],
    challenge: 'specificChallenge',
    checkIn: {
      goodNow: ['Joy', 'whatIsGoodText'],
      lookingForwardTo: ['Music', 'lookingForwardText'],
      needsMore: ['Peace', 'Nature', 'needMoreText'],
    },
    recentStarts: ['recentText'],
  });
});

test('a good answer becomes a suggestion that says it is AI’s', () => {
  expect(answeredSuggestion(schema.parse(answer))).toEqual({
    text: 'Look out.',
    title: null,
    actionText: null,
    emoji: '🌱',
    minutes: 2,
    category: 'mindfulness',
    source: 'ai',
  });
});

test('no emoji of a body that moves stands on it', () => {
  expect(answeredSuggestion(schema.parse({ ...answer, emoji: '🏃' })).emoji).toBe('🌿');
});

test.each([
  ['too much', { effort: 'limited' }],
  ['something to be spared', { touches: ['screen_use'] }],
  ['too long', { minutes: 4 }],
  ['another kind', { category: 'nutrition' }],
  ['more than was asked for', { system: 'x' }],
])('%s is no answer', (_, change) => {
  expect(schema.safeParse({ ...answer, ...change }).success).toBe(false);
});
