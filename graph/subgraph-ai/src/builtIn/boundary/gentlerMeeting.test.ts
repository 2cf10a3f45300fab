import type { Language } from '@spire/domain/languages';
import { gentlerMeeting } from './gentlerMeeting.ts';

test.each<[Language, string, string]>([
  ['no', 'gå en tur på dagtid og heller dra hjem etterpå', 'Hva med å gå en tur på dagtid i stedet?'],
  ['no', 'en rolig kaffe, ikke noe mer', 'Hva med en rolig kaffe i stedet?'],
  ['en', 'meet for a coffee in daylight', 'Could we meet for a coffee in daylight instead?'],
  ['en', 'a slow walk', 'Could we have a slow walk instead?'],
])('in %s, "%s" is another way to meet', (language, needInstead, sentence) => {
  expect(gentlerMeeting('date nr to', needInstead, language)?.sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ['no', 'gå en tur alene'],
  ['no', 'være i fred'],
  ['en', 'go to bed by myself'],
  ['en', 'space'],
  ['en', 'have a drink'],
  ['en', 'get some rest'],
  ['en', 'go to bed early'],
  ['en', 'have time with my kids'],
  ['no', 'drikke te i senga'],
])('in %s, "%s" is no way to meet', (language, needInstead) => {
  expect(gentlerMeeting('date', needInstead, language)).toBeNull();
});

test('to who wants to come closer nothing is offered', () => {
  expect(gentlerMeeting('he wants to sleep with me', 'have a coffee', 'en')).toBeNull();
  expect(gentlerMeeting('han vil ha nakenbilder', 'ta en kaffe', 'no')).toBeNull();
});
