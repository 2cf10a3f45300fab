import { LANGUAGES } from '@spire/domain/languages';
import type { NeedMore, SuggestionSource } from '@spire/domain/options';
import { SUGGESTIONS } from './suggestions.ts';

const BY_TEXT: ReadonlyMap<string, readonly NeedMore[]> = new Map(
  SUGGESTIONS.flatMap(({ text, needs }) => LANGUAGES.map((language) => [text[language], needs] as const)),
);

/** The needs that a built-in suggestion is written for, known by its text; none of any other. */
export function needsOf({ text, source }: { text: string; source: SuggestionSource }): NeedMore[] {
  return source === 'built_in' ? [...(BY_TEXT.get(text) ?? [])] : [];
}
