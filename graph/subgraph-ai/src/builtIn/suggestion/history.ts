import type { SuggestionCategory } from '@spire/domain/options';
import type { Facts } from '../../facts/facts.ts';
import { choiceOf, type Choice } from './choices.ts';

/** The number of recent texts whose beginning a new one avoids, and the length of a beginning in characters (D26). */
const STARTS = { texts: 5, characters: 50 };
/** The number of recent texts that influence the next kind. */
const KINDS = 3;

/** The suggestions of the last 14 days, in either language. */
export interface History {
  /** The age of a suggestion: 0 for the newest text; undefined when it was not suggested. */
  ageOf(choice: Choice): number | undefined;
  beginsLikeRecent(choice: Choice): boolean;
  /** The kinds of the last few, newest first. */
  lastKinds: readonly SuggestionCategory[];
}

function start(text: string): string {
  return text.slice(0, STARTS.characters);
}

export function historyOf({ recentTexts }: Pick<Facts, 'recentTexts'>): History {
  const ages = new Map<Choice, number>();
  recentTexts.forEach((text, age) => {
    const choice = choiceOf(text);
    if (choice !== undefined && !ages.has(choice)) ages.set(choice, age);
  });
  const starts = new Set(recentTexts.slice(0, STARTS.texts).map(start));
  return {
    ageOf: (choice) => ages.get(choice),
    beginsLikeRecent: ({ text }) => starts.has(start(text.no)) || starts.has(start(text.en)),
    lastKinds: recentTexts.slice(0, KINDS).flatMap((text) => choiceOf(text)?.category ?? []),
  };
}
