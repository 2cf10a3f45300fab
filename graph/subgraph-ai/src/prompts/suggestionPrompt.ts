import { stillEmoji } from '@spire/domain/movingBodies';
import type { Language } from '@spire/domain/languages';
import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { answerEmoji, answerText, DECLARE, declaredFields } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: skriv ett forslag til noe lite og konkret leseren kan gjøre nå, i to til fire setninger. La det møte det leseren trenger mer av i dag («checkIn.needsMore»), og ta hensyn til det som er bra, det som er vanskelig («challenge»), målene og tiden på døgnet. Gjenta ikke hva leseren har skrevet. Begynn annerledes enn tekstene i «recentStarts», og finn på noe annet enn dem. Velg den kategorien som passer, og én emoji. ${DECLARE.no}`,
  en: `The task: write one suggestion of something small and concrete to do now, in two to four sentences. Let it meet what the reader needs more of today ("checkIn.needsMore"), and heed what is good, what is hard ("challenge"), the goals and the time of day. Do not repeat what the reader wrote. Begin differently from the texts in "recentStarts", and come up with something other than them. Choose the category that fits, and one emoji. ${DECLARE.en}`,
};

/** The fields of every suggestion of a provider's, on a card or in a list. */
export function suggestionFields(bounds: Bounds) {
  return {
    text: answerText,
    emoji: answerEmoji,
    category: z.enum(SUGGESTION_CATEGORIES),
    ...declaredFields(bounds),
  };
}

const schemaFor = (bounds: Bounds) => z.strictObject(suggestionFields(bounds));
export type SuggestionAnswer = z.infer<ReturnType<typeof schemaFor>>;

/** The data of suggestions from the check-in. */
export function suggestionData({ partOfDay, goals, challenge, checkIn, recentStarts }: PromptFacts) {
  return { partOfDay, goals, challenge, checkIn, recentStarts };
}

/** Asks for the one suggestion of a card; `note` is the text that came with the request, as data (D35). */
export function suggestionPrompt(facts: PromptFacts, note = ''): Prompt<SuggestionAnswer> {
  const data = { ...suggestionData(facts), note: note === '' ? undefined : facts.hide(note) };
  return writePrompt(facts, { name: 'suggestion', task: TASK, data, schema: schemaFor(facts) });
}

/** The answer in the form in which every suggestion is stored. */
export function answeredSuggestion({ text, emoji, minutes, category }: SuggestionAnswer): SuggestionItem {
  return { text, title: null, actionText: null, emoji: stillEmoji(emoji), minutes, category, source: 'ai' };
}
