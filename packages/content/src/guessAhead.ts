import { type Ahead, type EventKind, kindOf } from '@spire/domain/eventKinds';
import type { EventWords } from '../schema/events.ts';
import { TEXTS } from './generated/eventWords.ts';
import { standsIn, wordsIn } from './standsIn.ts';

const WORDS: EventWords = TEXTS;

/**
 * The event ahead, as far as plain words of a plan tell; of one kind alone where the person has chosen one. Null where
 * they tell nothing. The person sees it and can change it (D62).
 */
export function guessAhead(plan: string, chosen: EventKind | null = null): Ahead | null {
  // A person who chooses "something else" wants no event guessed.
  if (chosen === 'other') return { about: chosen, event: null };
  const told = wordsIn(plan);
  const isOpen = (kind: EventKind) => chosen === null || chosen === kind;
  const found = WORDS.events.find(({ event, words }) => isOpen(kindOf(event)) && standsIn(words, told));
  if (found !== undefined) return { about: kindOf(found.event), event: found.event };
  const about = chosen ?? WORDS.kinds.find(({ words }) => standsIn(words, told))?.kind;
  return about === undefined ? null : { about, event: null };
}
