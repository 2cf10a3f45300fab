import { ASKERS, type RequestGuess, type RequestedThing } from '@spire/domain/refusals';
import type { RequestWords } from '../schema/refusals.ts';
import { TEXTS } from './generated/requestWords.ts';
import { standsIn, wordsIn } from './standsIn.ts';

/** A loan or a standing task is told by surer words than a thing to do, so those are looked for first. */
const THINGS: readonly RequestedThing[] = ['lend', 'answer', 'standing', 'attend', 'do'];

const WORDS: RequestWords = TEXTS;

/** The asker and kind of a request, as far as plain words tell. The person sees both and can change them (D62). */
export function guessRequest(request: string): RequestGuess {
  const told = wordsIn(request);
  const find = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, readonly string[]>>) =>
    ids.find((id) => standsIn(words[id], told)) ?? null;
  return { who: find(ASKERS, WORDS.who), kind: find(THINGS, WORDS.kind) };
}
