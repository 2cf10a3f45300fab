import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES } from '@spire/content/suggestionTitles';
import type { Consideration, SuggestionCategory } from '@spire/domain/options';
import type { Facts } from '../facts/facts.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { itemOf } from './choices.ts';
import { rankSuggestions } from './rankSuggestions.ts';
import { readWords, type WordsRead } from './readWords.ts';
import type { Seed } from './seed.ts';
import { wishesOf } from './wishes.ts';

/** What the fixed answers are, in their order. */
const FIXED_FORM: readonly { category: SuggestionCategory; emoji: string }[] = [
  { category: 'physical', emoji: '🛋️' },
  { category: 'practical', emoji: '🧩' },
  { category: 'mindfulness', emoji: '✨' },
];

function fixedAnswers({ language }: Facts): SuggestionItem[] {
  return FIXED_FORM.flatMap(({ category, emoji }, index) => {
    const text = PROMPT_FALLBACKS[index]?.[language];
    if (text === undefined) return [];
    const title = PROMPT_FALLBACK_TITLES[index]?.[language] ?? null;
    const actionText = ACTION_TEXTS[category][language];
    return [{ text, title, actionText, emoji, minutes: null, category, source: 'built_in' as const }];
  });
}

/** "5 minutter", "a minute": the most that may be asked for; undefined when none is told. */
function minutesIn(prompt: string): number | undefined {
  const told = /(?<!\p{L}|\d)(\d{1,3}|et|ett|one|a|to|two|fem|five|ti|ten)\s*min(?:utt|utter|utes?|s)?(?!\p{L})/iu.exec(
    prompt,
  )?.[1];
  if (told === undefined) return undefined;
  const words: Record<string, number> = {
    et: 1,
    ett: 1,
    one: 1,
    a: 1,
    to: 2,
    two: 2,
    fem: 5,
    five: 5,
    ti: 10,
    ten: 10,
  };
  return words[told.toLowerCase()] ?? Number(told);
}

/** Who says so in the prompt has little to go on just now, whatever the level of other days. */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];

function asOfNow(facts: Facts, { considerations }: WordsRead): Facts {
  return considerations.some((each) => WORN_OUT.includes(each)) ? { ...facts, capacity: 'low' } : facts;
}

function tellsSomething({ needs, considerations, goals, categories, unwanted }: WordsRead): boolean {
  return [needs, considerations, goals, categories, unwanted].some((list) => list.length > 0);
}

/**
 * Three answers to what a person asked in their own words: the words are matched to needs and kinds, and the rest of
 * the facts decide among what is left. Words that tell nothing get the three fixed answers (spec 2 §8).
 */
export function choosePromptAnswers(facts: Facts, prompt: string, seed: Seed): SuggestionItem[] {
  const asked = readWords(prompt);
  const minutes = minutesIn(prompt);
  if (!tellsSomething(asked) && minutes === undefined) return fixedAnswers(facts);
  const mayRepeatKind = (category: SuggestionCategory) =>
    asked.categories.includes(category) && !asked.unwanted.includes(category);
  const wishes = wishesOf(facts, asked);
  const ranked = rankSuggestions(asOfNow(facts, asked), {
    wishes,
    seed,
    count: 3,
    minutes,
    told: [prompt],
    mayRepeatKind,
  });
  return ranked.map((choice) => itemOf(choice, facts.language, 'list'));
}
