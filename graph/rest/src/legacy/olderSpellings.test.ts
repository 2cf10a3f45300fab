import en from '@spire/i18n/options/en';
import no from '@spire/i18n/options/no';
import { CHIPS } from './chips.ts';
import { readProfile } from './readProfile.ts';

const catalogues = { no, en };

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
