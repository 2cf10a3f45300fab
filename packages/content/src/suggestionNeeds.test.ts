import { SUGGESTIONS } from './suggestions.ts';
import { needsOf } from './suggestionNeeds.ts';

test('a built-in text has the needs it is written for, in either language', () => {
  for (const { text, needs } of SUGGESTIONS)
    expect([needsOf({ text: text.no, source: 'built_in' }), needsOf({ text: text.en, source: 'built_in' })]).toEqual([
      needs,
      needs,
    ]);
});

test('what somebody else wrote is written for none, even in the same words', () => {
  const [{ text }] = SUGGESTIONS as [(typeof SUGGESTIONS)[number]];
  expect(needsOf({ text: text.no, source: 'ai' })).toEqual([]);
  expect(needsOf({ text: 'Noe annet', source: 'built_in' })).toEqual([]);
});
