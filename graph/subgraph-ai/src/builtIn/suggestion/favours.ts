import { situationsLeaning } from '@spire/content/suggestionsByLeaning';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { KEEPS_BUSY, OFTEN_GIVEN } from '@spire/content/suggestionPlaces';
import { suggestionsOn, type Theme } from '@spire/content/suggestionsByTheme';
import { FOR_ANYBODY } from '@spire/content/suggestionsForAnybody';
import type { PromptLeaning } from '@spire/domain/promptQuestions';
import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';
import type { Facts } from '../../facts/facts.ts';
import { WRITTEN } from './choices.ts';
import { themesIn } from './plainThemes.ts';

/**
 * Weights of suggestions: a direct request counts most, then a certain situation; a likely situation counts more than a
 * need of today.
 */
const FAVOUR = { plainNeed: 200, theme: 120, confident: 60, likely: 24, ofTime: 14, filler: 6 };
/**
 * How much less the last of a situation's suggestions counts than the first, each likely situation than the one before,
 * and each suggestion of a theme.
 */
const LESS = { last: 0.6, likely: 0.1, also: 0.04, theme: 6 };

function favouredBy(situations: readonly Situation[], base: number, less: number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [rank, situation] of situations.entries()) {
    const ids = [...suggestionsFor(situation)];
    for (const [place, id] of ids.entries()) {
      const weight = base * (1 - less * rank) * (1 - (LESS.last * place) / ids.length);
      weights.set(id, Math.max(weight, weights.get(id) ?? 0));
    }
  }
  return weights;
}

/** Themes of bodily needs, which come before any other wish. */
const PLAIN_NEEDS: readonly Theme[] = ['faint-on-board', 'medicine', 'eating', 'thirst', 'a-cold-room'];
/** The number of suggestions for a bodily need that come first; other wishes have the rest. */
const OF_NEED = 2;

function favourOf(theme: Theme, place: number): number {
  const isNeed = PLAIN_NEEDS.includes(theme);
  if (isNeed && place >= OF_NEED) return FAVOUR.likely - place;
  return (isNeed ? FAVOUR.plainNeed : FAVOUR.theme) - LESS.theme * place;
}

/** Adds the suggestions of the themes, so that a direct request goes before all else, the least effort first. */
function withThemes(weights: ReadonlyMap<string, number>, themes: readonly Theme[]): Map<string, number> {
  const all = new Map(weights);
  for (const theme of themes)
    for (const [place, id] of suggestionsOn(theme).entries())
      all.set(id, Math.max(favourOf(theme, place), all.get(id) ?? 0));
  return all;
}

/** Adds suggestions for anybody, which fill a list before suggestions for another situation do. */
function withFillers(weights: Map<string, number>): Map<string, number> {
  const fillers = WRITTEN.filter(
    ({ id, isOnlyForWishes }) => FOR_ANYBODY.kindOf(id) !== undefined && isOnlyForWishes !== true,
  );
  return new Map([...fillers.map(({ id }) => [id, FAVOUR.filler] as const), ...weights]);
}

/** The share of the available time a suggestion may leave unused before it is too short. */
const MOST_LEFT = 0.6;
/** The minutes from which the available time matters; below, any suggestion fills it. */
export const A_WHILE = 8;

/** Adds weight for the length asked for, so that among equally suited suggestions one of that length wins. */
function withTime(weights: Map<string, number>, minutes: number | undefined): Map<string, number> {
  if (minutes === undefined || minutes < A_WHILE) return weights;
  const isWithin = (taken: number | null) => taken !== null && taken <= minutes && taken >= minutes * (1 - MOST_LEFT);
  const lasting = WRITTEN.filter((each) => each.isOnlyForWishes !== true && isWithin(each.minutes));
  return new Map([...weights, ...lasting.map(({ id }) => [id, (weights.get(id) ?? 0) + FAVOUR.ofTime] as const)]);
}

/** The suggestions for the situations a wish tells of or may tell of, with their weights. */
export function answersTo(situation: Reading<Situation>, leaning: PromptLeaning | null): Map<string, number> {
  if (leaning !== null) return favouredBy(situationsLeaning(leaning), FAVOUR.confident, 0);
  // Each likely situation has its best suggestion among the first three, so that one of them fits.
  if (situation.kind === 'confident')
    return favouredBy([situation.label, ...(situation.also ?? [])], FAVOUR.confident, LESS.also);
  return favouredBy(situation.likely, FAVOUR.likely, LESS.likely);
}

/** Further criteria of a wish: its themes, the time there is, and suggestions for anybody. */
export interface Asked {
  themes: readonly Theme[];
  minutes: number | undefined;
  /** Whether the wish was understood. */
  isRead: boolean;
}

/**
 * The weight of each suggestion for a wish, in addition to suiting the person; a suggestion without one weighs nothing.
 */
export function favoursOf(
  answers: ReadonlyMap<string, number>,
  { isRead, minutes, themes }: Asked,
): Map<string, number> {
  const favours = withTime(withThemes(answers, themes), minutes);
  return isRead ? withFillers(favours) : favours;
}

/** In an uncertain wish the most frequent suggestions lose `LESS_OFTEN`, those that keep hands or eyes busy gain more. */
const LESS_OFTEN = 10;
const MORE_OFTEN = 3;

/** The penalty of the most frequent suggestions, where nothing else is known. */
export const standingBack = (id: string) => (OFTEN_GIVEN.has(id) ? -LESS_OFTEN : 0);

/**
 * Lowers the most frequent suggestions below those that keep hands or eyes busy; directly requested ones stay first.
 */
export function varied(weights: ReadonlyMap<string, number>): Map<string, number> {
  const change = (id: string) => (KEEPS_BUSY.has(id) ? MORE_OFTEN : standingBack(id));
  return new Map([...weights].map(([id, weight]) => [id, weight + change(id)]));
}

/** The suggestions for today's need in the person's own words; undefined where none is written for it. */
export function favouredToday({ checkIn }: Facts): Map<string, number> | undefined {
  const themes = themesIn(checkIn?.needMoreText ?? '');
  return themes.length === 0 ? undefined : favoursOf(new Map(), { themes, minutes: undefined, isRead: false });
}
