import { stillEmoji } from '@spire/domain/movingBodies';
import { ACTION_TEXTS } from '@spire/content/suggestionTitles';
import type { Language } from '@spire/domain/languages';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { answerLine, DECLARE } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { suggestionData, suggestionFields } from './suggestionPrompt.ts';
import { writePrompt } from './writePrompt.ts';

/** The number of suggestions in a list (spec 2 §9). */
const LIST_SIZE = 3;

const TASK: Record<Language, string> = {
  no: `Oppgaven: skriv tre ulike forslag til noe lite og konkret leseren kan gjøre i dag, hvert i én eller to setninger og høyst 28 ord. Det første møter det leseren trenger mest av nå («checkIn.needsMore»), det andre et av målene, det tredje er det som krever minst. Ta hensyn til det som er vanskelig («challenge») og tiden på døgnet. Gjenta ikke hva leseren har skrevet. Begynn annerledes enn tekstene i «recentStarts», og ulikt i hvert. Gi hvert en tittel på høyst fem ord, sin egen kategori og én emoji. ${DECLARE.no}`,
  en: `The task: write three different suggestions of something small and concrete to do today, each in one or two sentences and at most 28 words. The first meets what the reader needs most of now ("checkIn.needsMore"), the second one of the goals, the third is the one that asks the least. Heed what is hard ("challenge") and the time of day. Do not repeat what the reader wrote. Begin differently from the texts in "recentStarts", and differently in each. Give each a title of at most five words, a category of its own and one emoji. ${DECLARE.en}`,
};

/** The shape of a list of three. */
export function suggestionListSchema(bounds: Bounds) {
  const item = z.strictObject({ title: answerLine, ...suggestionFields(bounds) });
  return z.strictObject({ suggestions: z.array(item).min(LIST_SIZE).max(LIST_SIZE) });
}
export type SuggestionListAnswer = z.infer<ReturnType<typeof suggestionListSchema>>;

/** Asks for the three suggestions that follow a check-in. */
export function suggestionsPrompt(facts: PromptFacts): Prompt<SuggestionListAnswer> {
  const schema = suggestionListSchema(facts);
  return writePrompt(facts, { name: 'suggestions', task: TASK, data: suggestionData(facts), schema });
}

/** The answer in the form in which every suggestion is stored; the label of its button is ours. */
export function answeredSuggestions({ suggestions }: SuggestionListAnswer, language: Language): SuggestionItem[] {
  return suggestions.map(({ text, title, emoji, minutes, category }) => ({
    text,
    title,
    actionText: ACTION_TEXTS[category][language],
    emoji: stillEmoji(emoji),
    minutes,
    category,
    source: 'ai',
  }));
}
