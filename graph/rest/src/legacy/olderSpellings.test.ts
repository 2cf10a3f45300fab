import answersEn from '@spire/i18n/answers/en';
import answersNo from '@spire/i18n/answers/no';
import optionsEn from '@spire/i18n/options/en';
import optionsNo from '@spire/i18n/options/no';
import toolsEn from '@spire/i18n/tools/en';
import toolsNo from '@spire/i18n/tools/no';
import { CHIPS } from './chips.ts';
import { readContact } from './readContact.ts';
import { readExpectationSession } from './readExpectationSession.ts';
import { readMemory } from './readMemory.ts';
import { readProfile } from './readProfile.ts';
import { readToolActivity } from './readToolActivity.ts';
import { readExpectationRequest, readSocialPlanRequest } from './readWritingRequest.ts';

const catalogues = { no: { ...optionsNo, ...answersNo, ...toolsNo }, en: { ...optionsEn, ...answersEn, ...toolsEn } };

test.each(['no', 'en'] as const)('the chips that records hold in words carry the words on screen: %s', (language) => {
  for (const [question, chips] of Object.entries(CHIPS) as [keyof typeof CHIPS, (typeof CHIPS)[keyof typeof CHIPS]][])
    expect(Object.fromEntries(chips.map(({ id, texts }) => [id, texts[language]]))).toEqual(
      catalogues[language][question],
    );
});

test.each(['no', 'en'] as const)('options of a profile are read by the words on screen: %s', (language) => {
  const { considerations, goals, avoidSuggestions, socialSafetyFactors } = catalogues[language];
  const shown = { considerations, goals, avoidSuggestions, socialSafetyFactors };
  const texts = Object.fromEntries(Object.entries(shown).map(([field, labels]) => [field, Object.values(labels)]));
  const ids = Object.fromEntries(Object.entries(shown).map(([field, labels]) => [field, Object.keys(labels)]));
  expect(readProfile(texts)).toMatchObject({ draft: ids });
});

const moment = { now: new Date('2026-06-30T12:00:00Z'), timeZone: 'Europe/Oslo' };
const tool = (toolType: string, data: object) => readToolActivity({ toolType, data }, moment);
const session = { whatToDo: 'a', whatCanGoBetter: 'b', howToFeelGood: 'c' };
const exercise = { type: 'breathing', emoji: '🌬️', title: 'a', instruction: 'b', reasoning: '' };

describe.each(['no', 'en'] as const)('one option is read by the word on screen: %s', (language) => {
  const { capacityLevels, memoryCategories, ...tools } = catalogues[language];
  const wantsOf = (want: string) => readSocialPlanRequest({ socialWants: [want] });
  const shown: [string, Readonly<Record<string, string>>, (label: string) => object, (id: string) => object][] = [
    ['a want', tools.socialWants, wantsOf, (id) => ({ wants: [id] })],
    [
      'a want of a record',
      tools.socialWants,
      (label) => tool('social-support', { socialWants: [label], aiSuggestion: 'a' }),
      (id) => ({ input: { socialWants: [id] } }),
    ],
    [
      'an attribute',
      tools.contactAttributes,
      (label) => readContact({ name: 'Ola', attributes: [label] }),
      (id) => ({ attributes: [id] }),
    ],
    [
      'a feeling to come',
      tools.desiredFeelings,
      (label) => readExpectationSession({ ...session, desiredFeeling: label }, moment),
      (id) => ({ desiredFeeling: id }),
    ],
    [
      'a feeling to come of a text',
      tools.desiredFeelings,
      (label) => readExpectationRequest({ ...session, desiredFeeling: label }),
      (id) => ({ desiredFeeling: id }),
    ],
    [
      'a feeling after',
      tools.afterFeelings,
      (label) => tool('micro-regulation', { exercise, afterFeeling: label }),
      (id) => ({ input: { afterFeeling: id } }),
    ],
    [
      'a kind of balance',
      tools.balanceCategories,
      (label) => tool('hrv', { category: label, activity: 'a' }),
      (id) => ({ input: { category: id } }),
    ],
    [
      'a category',
      memoryCategories,
      (label) => readMemory({ title: 'a', description: 'b', category: label }, moment),
      (id) => ({ category: id }),
    ],
    [
      'a capacity',
      Object.fromEntries(Object.entries(capacityLevels).map(([id, { title }]) => [id, title])),
      (label) => readProfile({ capacity_level: label }),
      (id) => ({ capacityLevel: id }),
    ],
  ];
  it.each(shown)('%s', (_what, labels, read, draftOf) => {
    for (const [id, label] of Object.entries(labels))
      expect([label, read(label)]).toMatchObject([label, { draft: draftOf(id) }]);
  });
});
