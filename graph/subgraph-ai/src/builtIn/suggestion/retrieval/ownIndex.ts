import { EXAMPLE_WISHES, VOICES } from '@spire/content/exampleWishes';
import { SUGGESTION_TITLES } from '@spire/content/suggestionTitles';
import { LANGUAGES } from '@spire/domain/languages';
import { wishReader } from '@spire/language/readers';
import { WRITTEN } from '../choices.ts';
import { type Example, type IndexData, readExamples } from './wishIndex.ts';

/** The words that a text itself says, in both languages. */
export const OWN_WORDS: readonly Example[] = WRITTEN.flatMap(({ id, text }) =>
  LANGUAGES.map((language) => ({ id, text: `${SUGGESTION_TITLES[id]?.[language] ?? ''}. ${text[language]}` })),
);

/** Reads the examples of all our texts. */
export async function readOwnExamples(): Promise<IndexData> {
  const examples = Object.entries(EXAMPLE_WISHES).flatMap(([id, wishes]) =>
    VOICES.map((voice) => ({ id, text: wishes[voice] })),
  );
  return readExamples(await wishReader(), { examples, own: OWN_WORDS });
}
