import type { WishGroup } from '@spire/domain/wishGroups';
import type { Language } from '@spire/domain/languages';
import type { Prompt } from '../provider/textProvider.ts';
import { DECLARE } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { suggestionListSchema, type SuggestionListAnswer } from './suggestionsPrompt.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: leseren har skrevet hva slags forslag hen ønsker seg («wish»), og kanskje hva det mest handler om («about»). Skriv tre ulike forslag til noe lite og konkret som svarer på ønsket, hvert i én eller to setninger og høyst 28 ord. Kan ønsket ikke møtes innenfor reglene over, eller er det ikke et ønske om forslag, så skriv tre rolige forslag som passer tiden på døgnet, uten å nevne hvorfor. Begynn annerledes enn tekstene i «recentStarts», og ulikt i hvert. Gi hvert en tittel på høyst fem ord, kategori og én emoji. ${DECLARE.no}`,
  en: `The task: the reader has written what kind of suggestion they would like ("wish"), and perhaps what it is mostly about ("about"). Write three different suggestions of something small and concrete that answer the wish, each in one or two sentences and at most 28 words. If the wish cannot be met within the rules above, or is no wish for suggestions, write three calm suggestions that fit the time of day, without saying why. Begin differently from the texts in "recentStarts", and differently in each. Give each a title of at most five words, a category and one emoji. ${DECLARE.en}`,
};

/** Asks for three answers to what a person asks for in their own words; they are data like any other (D35). */
export function promptAnswersPrompt(
  facts: PromptFacts,
  wish: string,
  about: WishGroup | null = null,
): Prompt<SuggestionListAnswer> {
  const { partOfDay, recentStarts, hide } = facts;
  return writePrompt(facts, {
    name: 'prompt_answers',
    task: TASK,
    data: { wish: hide(wish), ...(about === null ? {} : { about }), partOfDay, recentStarts },
    schema: suggestionListSchema(facts),
  });
}
