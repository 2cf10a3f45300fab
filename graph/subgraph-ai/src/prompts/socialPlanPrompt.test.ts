import { factsWith } from '../testing/promptExamples.ts';
import { promptFacts } from './promptFacts.ts';
import { answeredSections, socialPlanPrompt } from './socialPlanPrompt.ts';

const contacts = (['a', 'b'] as const).map((id) => ({ id, name: `Kari ${id}`, attributes: ['lytter'] as const }));
const hide = (text: string) => text.replace(/Kari (\w)/, '[[$1]]');
const facts = promptFacts(
  factsWith((place) => place, { contacts }),
  hide,
  () => null,
);
const ask = (contactIds: string[]) => socialPlanPrompt(facts, { wants: ['tur', 'latter'], contactIds });
const answer = { plan: 'Ask.', message: 'Hi', safety: 'Short.', encouragement: 'Nice.', minutes: null };

test('tells of the contacts the plan is about alone, by what stands for their names', () => {
  expect(JSON.parse(ask(['b', 'c']).data)).toEqual({
    language: 'en',
    wants: ['a walk', 'laughing together'],
    contacts: [{ who: '[[b]]', goodFor: ['listens'] }],
    safety: ['Take it at your own pace, a little at a time.'],
    checkIn: facts.checkIn,
  });
});

test('an answer has four sections, the message missing where nobody is to be written to', () => {
  const { schema } = ask([]);
  const fits = (change: object) => schema.safeParse({ ...answer, effort: 'low', touches: [], ...change }).success;
  expect([{}, { message: null }, { plan: null }, { touches: ['screen_use'] }].map(fits)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the sections stand in their order, each with its sign, those that are missing left out', () => {
  const { schema } = ask([]);
  const sectionsOf = (message: string | null) =>
    answeredSections(schema.parse({ ...answer, effort: 'low', touches: [], message })).map(
      ({ emoji, text }) => emoji + text,
    );
  expect(sectionsOf('Hi')).toEqual(['🎯Ask.', '📱Hi', '🛡️Short.', '❤️Nice.']);
  expect(sectionsOf(null)).toEqual(['🎯Ask.', '🛡️Short.', '❤️Nice.']);
});
