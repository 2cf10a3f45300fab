import { BOUNDARY_TEXTS } from '@spire/content/boundaryTexts';
import { ANSWERED, OUTRIGHT_OPENINGS, type OutrightKind, SUGGESTED, TO_ONESELF } from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';
import type { Facts } from '../../facts/facts.ts';
import { clauses } from '../../guard/clauses.ts';
import { isAboveCapacity } from '../../guard/load.ts';
import { turned, type Seed } from '../seed.ts';
import { groupOfEmoji, groupTold } from './needGroup.ts';
import { needTold } from './needTold.ts';
import { statedNeed, toldSentence } from './statedNeed.ts';
import type { BoundaryInput, BoundaryRead } from './readBoundary.ts';

/** The answer: a message to say or a reason why the need counts, and a line to keep. */
export interface BoundaryText {
  text: string;
  reminder: string;
}

/** The line to keep: chosen by the words of the need, or by its emoji where the line fits any need. */
function reminderOf(input: BoundaryInput, { isOfOneself, offered, told }: BoundaryRead, language: Language): string {
  const group = groupTold(input);
  if (isOfOneself && group === undefined) return TO_ONESELF.reminder[language];
  if (offered?.suggestion !== undefined) return SUGGESTED.reminder[language];
  if (told !== null) return ANSWERED.reminder[language];
  const ofEmoji = groupOfEmoji(input) === 'privacy' ? 'privacy' : 'care';
  return BOUNDARY_TEXTS[group ?? ofEmoji].reminder[language];
}

/** One of the texts, each as likely as another, with the line to keep. */
export function chosen(
  texts: readonly string[],
  language: Language,
  input: BoundaryInput,
  read: BoundaryRead,
  seed: Seed,
): BoundaryText {
  const [text] = turned(texts, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text, reminder: reminderOf(input, read, language) };
}

/** A need above the person's capacity today is never said back, not in their own words either (D27). */
export const within = ({ language, capacity }: Facts, words: string | null): string | null =>
  words === null || isAboveCapacity(clauses(words), language, capacity) ? null : words;

/** The opening of a direct request or message, with the need where it belongs to it; null where it cannot be said. */
export function directBeginning(
  input: BoundaryInput,
  { direct, offered }: BoundaryRead,
  language: Language,
  seed: Seed,
): { kind: OutrightKind; begun: string } | null {
  if (direct === null) return null;
  const { kind } = direct;
  const first = direct.sentence ?? (kind === 'asking' || kind === 'telling' ? '' : OUTRIGHT_OPENINGS[kind][language]);
  const isTold = kind === 'telling' && first !== '';
  const told = isTold ? needTold(input.shouldDo, input.needInstead, language) : null;
  const answer = offered?.sentence ?? (told === null ? '' : toldSentence(told, language, seed));
  // A caller who phones every day is told of the offer to call them instead.
  const isOffered = kind === 'behaviour' && offered?.kind === 'telling';
  const need = kind === 'privacy' || isTold || isOffered ? answer : statedNeed(input, language, seed);
  const begun = [first, need].join(' ').trim();
  return begun === '' ? null : { kind, begun };
}
