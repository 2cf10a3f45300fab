import { createHash } from 'node:crypto';
import type { Suggestion } from '@spire/content/suggestions';
import { isAtMost } from '@spire/domain/capacity';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { SuggestionRequest, SuggestionWriter } from './suggestion.adapter.ts';

/** How much likelier a text becomes for each need of today it meets, and for each goal. */
const WEIGHT = { need: 3, goal: 1 };

function overlap<Id>(some: readonly Id[], others: readonly Id[]): number {
  return some.filter((each) => others.includes(each)).length;
}

/** A number between 0 and 1 that is always the same for the same text. */
function chance(seed: string): number {
  return (createHash('sha256').update(seed).digest().readUInt32BE(0) + 1) / 2 ** 32;
}

/** Nothing the person asked to be spared, nothing above their capacity: these two are never traded (D23). */
function fits(suggestion: Suggestion, { avoid, capacity }: SuggestionRequest): boolean {
  return isAtMost(suggestion.capacity, capacity) && overlap(suggestion.avoid, avoid) === 0;
}

/**
 * The day's order of the fitting texts: drawn anew for each person and date, what meets needs and goals likelier to
 * come early. It depends on nothing else, so the same number answers the same text on every device.
 */
export function orderOfTheDay(suggestions: readonly Suggestion[], request: SuggestionRequest): Suggestion[] {
  return suggestions
    .filter((each) => fits(each, request))
    .map((each) => {
      const met = overlap(each.needs, request.needs) * WEIGHT.need + overlap(each.goals, request.goals) * WEIGHT.goal;
      const seed = [request.userId, request.date, each.id].join('|');
      return { each, place: chance(seed) ** (1 / (1 + met)) };
    })
    .sort((a, b) => b.place - a.place || a.each.id.localeCompare(b.each.id, 'en'))
    .map(({ each }) => each);
}

/** Writes from the written texts: without a network, a key or a wait. */
export function createBuiltInSuggestions(suggestions: readonly Suggestion[]): SuggestionWriter {
  return {
    write: (request) => {
      const order = orderOfTheDay(suggestions, request);
      const chosen = order[(request.number - 1) % order.length];
      if (chosen === undefined) return Promise.reject(new ApplicationError('UNAVAILABLE'));
      const { id, text, emoji, minutes, category } = chosen;
      return Promise.resolve({ id, text: text[request.language], emoji, minutes, category, source: 'built_in' });
    },
  };
}
