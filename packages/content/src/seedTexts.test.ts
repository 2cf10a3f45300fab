import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { LANGUAGES } from '@spire/domain/languages';
import { MEMORY_FIELDS, memoryErrors } from '@spire/domain/memoryRules';
import { blankDraft } from '@spire/domain/recordFields';
import { SEED_CHECK_IN_TEXTS, SEED_MEMORIES } from './seedTexts.ts';
import { hasNorwegianLetters } from './textInvariants.ts';

test('there are at least twelve check-in texts and twelve memories, none twice in a language', () => {
  expect(SEED_MEMORIES.length).toBeGreaterThanOrEqual(12);
  for (const language of LANGUAGES) {
    const texts = CHECK_IN_QUESTIONS.flatMap(({ textField }) => SEED_CHECK_IN_TEXTS[language][textField]);
    expect(texts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(SEED_MEMORIES.map(({ text }) => text[language].title)).size).toBe(SEED_MEMORIES.length);
  }
});

test('every memory could have been saved by a person', () => {
  for (const { text, ...rest } of SEED_MEMORIES)
    for (const language of LANGUAGES)
      expect(memoryErrors({ ...blankDraft(MEMORY_FIELDS), ...rest, ...text[language] })).toEqual([]);
});

test('no Norwegian letter stands in an English text', () => {
  const texts = [
    ...Object.values(SEED_CHECK_IN_TEXTS.en).flat(),
    ...SEED_MEMORIES.flatMap(({ text }) => Object.values(text.en)),
  ];
  expect(texts.filter(hasNorwegianLetters)).toEqual([]);
});
