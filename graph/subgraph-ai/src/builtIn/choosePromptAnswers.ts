import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES } from '@spire/content/suggestionTitles';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import type { Consideration, SuggestionCategory } from '@spire/domain/options';
import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { itemOf } from './choices.ts';
import { rankSuggestions, type Selection } from './rankSuggestions.ts';
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
const AT_REST: readonly Situation[] = [
  ...(['tired', 'dizzy', 'pain', 'headache', 'light-sensitive', 'hospital', 'bored-in-bed', 'cannot-sleep'] as const),
];

function asOfNow(facts: Facts, { considerations }: WordsRead, situation: Reading<Situation>): Facts {
  const isWornOut = considerations.some((each) => WORN_OUT.includes(each));
  const isAtRest = situation.kind === 'sure' && AT_REST.includes(situation.label);
  return isWornOut || isAtRest ? { ...facts, capacity: 'low' } : facts;
}

function tellsSomething({ needs, considerations, goals, categories, unwanted }: WordsRead): boolean {
  return [needs, considerations, goals, categories, unwanted].some((list) => list.length > 0);
}

const hasWords = (prompt: string) => (prompt.match(/\p{Script=Latin}{2,}/gu) ?? []).length > 1;

/** What answers a situation counts most of all; what answers one of those it may be, as much as a need of today. */
const FAVOUR = { sure: 60, unsure: 10 };

function favouredBy(situation: Reading<Situation>): Selection['favoured'] {
  if (situation.kind === 'sure') return { ids: suggestionsFor(situation.label), weight: FAVOUR.sure };
  return { ids: new Set(situation.likely.flatMap((each) => [...suggestionsFor(each)])), weight: FAVOUR.unsure };
}

/**
 * Three answers to what a person asked in their own words: those that are written for the situation it tells of. Where
 * that cannot be said for sure, three of different kinds by the words known, by what it may be, and by the day; a word
 * that tells nothing gets the three fixed answers (spec 2 §8).
 */
export function choosePromptAnswers(
  facts: Facts,
  { prompt, situation }: { prompt: string; situation: Reading<Situation> },
  seed: Seed,
): SuggestionItem[] {
  const asked = readWords(prompt);
  const minutes = minutesIn(prompt);
  const isSure = situation.kind === 'sure';
  if (!isSure && !tellsSomething(asked) && minutes === undefined && !hasWords(prompt)) return fixedAnswers(facts);
  const mayRepeatKind = (category: SuggestionCategory) =>
    (isSure || asked.categories.includes(category)) && !asked.unwanted.includes(category);
  const ranked = rankSuggestions(asOfNow(facts, asked, situation), {
    wishes: wishesOf(facts, asked),
    favoured: favouredBy(situation),
    mayRepeatKind,
    told: [prompt],
    ...{ seed, count: 3, minutes },
  });
  return ranked.map((choice) => itemOf(choice, facts.language, 'list'));
}
