import { MEMORY_SUGGESTIONS } from '@spire/content/memorySuggestions';
import { LANGUAGES } from '@spire/domain/languages';

/** The words before and after a title, in every text a memory can be put into. */
const AROUND_TITLES = MEMORY_SUGGESTIONS.flatMap(({ text }) =>
  LANGUAGES.map((language) => {
    const [before = '', after = ''] = text[language].split('{title}');
    return { before, after };
  }),
);

/**
 * Whether a text is one of ours with a memory's title in it: memories never leave the server, not even in an old text.
 */
export function isMadeOfMemory(text: string): boolean {
  return AROUND_TITLES.some(({ before, after }) => text.startsWith(before) && text.endsWith(after));
}
