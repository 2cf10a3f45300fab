import type { WishGroup } from '@spire/domain/wishGroups';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { hardDaySuggestion, hardDaySuggestions } from '../builtIn/hardDay.ts';
import { choosePromptAnswers } from '../builtIn/suggestion/choosePromptAnswers.ts';
import { chooseSuggestion } from '../builtIn/suggestion/chooseSuggestion.ts';
import type { Heard } from '../builtIn/suggestion/retrieval/heard.ts';
import { hearWish } from '../builtIn/suggestion/retrieval/hearWish.ts';
import { chooseSuggestions } from '../builtIn/suggestion/chooseSuggestions.ts';
import type { Seed } from '../builtIn/seed.ts';
import { promptAnswersPrompt } from '../prompts/promptAnswersPrompt.ts';
import { answeredSuggestion, suggestionPrompt } from '../prompts/suggestionPrompt.ts';
import { answeredSuggestions, suggestionsPrompt } from '../prompts/suggestionsPrompt.ts';
import type { Desk } from '../writing/answering.ts';
import type { AskedText } from '../writing/askedText.ts';
import type { SuggestionItem } from './suggestionItem.ts';

/** Writes the suggestions of one request, or finds that help is needed instead. */
export type WriteSuggestions = (desk: Desk, seed: Seed) => Promise<readonly SuggestionItem[] | 'flagged'>;

/** Suggestions that were written together, and so have one source. */
interface Items {
  items: readonly Omit<SuggestionItem, 'source'>[];
}

function partsOf({ items }: Items): string[][] {
  return items.map(({ title, text }) => (title === null ? [text] : [title, text]));
}

async function written<Shape>(
  { write }: Desk,
  asked: Omit<AskedText<Shape, Items>, 'partsOf'>,
): Promise<SuggestionItem[] | 'flagged'> {
  const answer = await write({ ...asked, partsOf });
  return answer === 'flagged' ? answer : answer.items.map((item) => ({ ...item, source: answer.source }));
}

/**
 * A suggestion inspired by a memory, where one fits; its title is the person's own words, so it passes the guard. The
 * guard is imported only then, because its language data is large.
 */
async function inspiredText({ facts }: Desk, seed: Seed): Promise<SuggestionItem | null> {
  if (facts.weight !== null || facts.memories.length === 0) return null;
  const { memorySuggestion } = await import('../builtIn/suggestion/memorySuggestion.ts');
  const inspired = memorySuggestion(facts, seed);
  if (inspired === null) return null;
  const { guardProblems } = await import('../guard/guard.ts');
  return guardProblems([inspired.text], facts, { screen: screenForCrisis }).length === 0 ? inspired : null;
}

/**
 * The need of today in the person's own words, as it was understood; undefined where there is none. It is for our own texts
 * alone: a provider is sent the words themselves, without names (D34).
 */
async function neededToday({ facts }: Desk): Promise<Heard | undefined> {
  const words = facts.checkIn?.needMoreText.trim() ?? '';
  return words === '' ? undefined : hearWish(words);
}

/**
 * Writes the suggestion of a card. One inspired by a memory comes before any other, and no provider writes it, because
 * memories never leave the server (D23).
 */
export function writeCard(addition: string): WriteSuggestions {
  return async (desk, seed) => {
    if (desk.offering === 'hardDayTexts') return [hardDaySuggestion(desk.facts, seed)];
    const inspired = await inspiredText(desk, seed);
    if (inspired !== null) {
      desk.note('memory');
      return [inspired];
    }
    return written(desk, {
      kind: 'suggestion',
      prompt: (facts) => suggestionPrompt(facts, addition),
      read: (answer) => ({ items: [answeredSuggestion(answer)] }),
      builtIn: async () => ({ items: [chooseSuggestion(desk.facts, seed, await neededToday(desk))] }),
    });
  };
}

/** Writes the three suggestions of a list for today. */
export const writeList: WriteSuggestions = async (desk, seed) => {
  if (desk.offering === 'hardDayTexts') return hardDaySuggestions(desk.facts, seed);
  return written(desk, {
    kind: 'suggestions',
    prompt: suggestionsPrompt,
    read: (answer) => ({ items: answeredSuggestions(answer, desk.facts.language) }),
    builtIn: async () => ({ items: chooseSuggestions(desk.facts, seed, await neededToday(desk)) }),
  });
};

/** Writes the three answers to a person's own words, or to what they say they are about. `hear` understands the words. */
export function writeAnswers(wish: string, hear: () => Promise<Heard>, about: WishGroup | null): WriteSuggestions {
  return async (desk, seed) => {
    if (desk.offering === 'hardDayTexts') return hardDaySuggestions(desk.facts, seed, [wish]);
    return written(desk, {
      kind: 'promptAnswers',
      prompt: (facts) => promptAnswersPrompt(facts, wish, about),
      read: (answer) => ({ items: answeredSuggestions(answer, desk.facts.language) }),
      builtIn: async () => ({
        items: choosePromptAnswers(desk.facts, { prompt: wish, heard: await hear(), about }, seed),
      }),
    });
  };
}
