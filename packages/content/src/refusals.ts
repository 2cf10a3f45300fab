import type { MessageForm } from '@spire/domain/nynorsk';
import { REFUSAL_TONES, type RefusalTone, type RequestGuess, type RequestedThing } from '@spire/domain/refusals';
import type { Refusals, RefusalsAgain } from '../schema/refusals.ts';
import { TEXTS } from './generated/refusals.ts';
import { TEXTS as AGAIN } from './generated/refusalsAgain.ts';

/** Whole ways to say no, by the kind of request; `any` where the kind is not known. */
export const REFUSALS: Record<RequestedThing | 'any', Refusals> = TEXTS;
/** Answers to a person who asks once more, in the order in which they are taken. */
export const REFUSALS_AGAIN: RefusalsAgain = AGAIN;

/**
 * The ways to say no of one tone: those written for who asks first, then those for anybody. The person's own words decide
 * nothing but the guess (D62).
 */
export function refusalsFor({ who, kind }: RequestGuess, tone: RefusalTone, form: MessageForm): string[] {
  const all = REFUSALS[kind ?? 'any'][tone];
  const theirs = who === null ? [] : all.filter((each) => each.who.includes(who));
  const anybodys = all.filter((each) => each.who.length === 0);
  return [...theirs, ...anybodys].map((each) => each[form]);
}

/** One whole way to say no. */
export interface Refusal {
  tone: RefusalTone;
  text: string;
}

/**
 * The ways to say no in turns of one of each tone, so that any three in a row are three to choose from. They begin at the
 * given place of each tone's list and go round it; `most` keeps those that suit best.
 */
export function refusalTurns(guess: RequestGuess, form: MessageForm, begin: number, most = Infinity): Refusal[] {
  const byTone = REFUSAL_TONES.map((tone) =>
    refusalsFor(guess, tone, form)
      .slice(0, most)
      .map((text) => ({ tone, text })),
  );
  const [first = []] = byTone;
  return first.flatMap((_, turn) => byTone.flatMap((each) => each[(begin + turn) % each.length] ?? []));
}
