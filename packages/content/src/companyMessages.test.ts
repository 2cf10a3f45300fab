import { companyMessage, joinedWants, MESSAGE_PARTS, type MessageRequest, MOST_ASKED } from './companyMessages.ts';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';

const request: MessageRequest = {
  wants: ['kaffe'],
  name: 'Kari',
  form: 'no',
  versionOf: () => 'ordinary',
  safetyFactors: [],
  turn: 0,
};
const sentences = (text: string) => text.split(/(?<=[.?]) /u);

test('a want that comes or goes changes its own sentence and no other, whatever the turn', () => {
  const before = companyMessage({ ...request, turn: 1 }).text;
  const joined = companyMessage({ ...request, wants: ['klem', 'kaffe'], before }).text;
  expect(sentences(joined)).toEqual(expect.arrayContaining(sentences(before)));
  expect(sentences(joined)).toHaveLength(sentences(before).length + 1);
  expect(companyMessage({ ...request, before: joined }).text).toBe(before);
});

test('another turn says it in other words', () => {
  expect(companyMessage({ ...request, turn: 1 }).text).not.toBe(companyMessage(request).text);
});

test('what excludes what comes first is left out, and so is what there is no room for', () => {
  expect(joinedWants(['telefon', 'stillhet', 'klem'])).toEqual(['telefon', 'klem']);
  expect(joinedWants(['stillhet', 'telefon', 'klem'])).toEqual(['stillhet', 'klem']);
  expect(joinedWants(SOCIAL_WANTS)).toHaveLength(MOST_ASKED);
});

test('what makes company feel safe is said where it suits, and told apart', () => {
  const factors = MESSAGE_PARTS.safety.find(({ of }) => of.includes('kaffe'))?.for ?? [];
  const { safety, text } = companyMessage({ ...request, safetyFactors: factors });
  expect(safety).not.toBeNull();
  expect(text).toContain(safety);
  expect(companyMessage({ ...request, wants: ['klem'], safetyFactors: ['meet_at_home'] }).safety).toBeNull();
});

test('without a want it asks as somebody does who is not sure, and without a name it greets nobody by one', () => {
  expect(companyMessage({ ...request, wants: [] }).wants).toEqual(['vetIkke']);
  expect(companyMessage({ ...request, name: null }).text).toMatch(/^Hei\. /u);
  expect(companyMessage({ ...request, name: null, form: 'en' }).text).toMatch(/^Hi\. /u);
  expect(companyMessage({ ...request, name: 'Gjengen fra koret', form: 'nn' }).text).toMatch(/^Hei, alle saman\. /u);
});
