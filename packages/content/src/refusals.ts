import { isNynorsk } from '@spire/domain/nynorsk';
import type { Language } from '@spire/domain/languages';
import type { RefusalTone, RequestGuess, RequestedThing } from '@spire/domain/refusals';
import type { Refusals, RefusalsAgain } from '../schema/refusals.ts';
import { TEXTS } from './generated/refusals.ts';
import { TEXTS as AGAIN } from './generated/refusalsAgain.ts';

/** Whole ways to say no, by the kind of request; `any` where the kind is not known. */
export const REFUSALS: Record<RequestedThing | 'any', Refusals> = TEXTS;
/** What to say to who asks once more. */
export const REFUSALS_AGAIN: RefusalsAgain = AGAIN;

/** The form a message is in: nynorsk is answered in nynorsk. */
export type MessageForm = 'no' | 'nn' | 'en';
export const messageFormOf = (language: Language, told: string): MessageForm =>
  language === 'no' && isNynorsk(told) ? 'nn' : language;

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
