import { ASKERS, type RequestGuess, type RequestedThing } from '@spire/domain/refusals';
import type { RequestWords } from '../schema/refusals.ts';
import { TEXTS } from './generated/requestWords.ts';

/** A loan or a standing task is told by surer words than a thing to do, so those are looked for first. */
const THINGS: readonly RequestedThing[] = ['lend', 'answer', 'standing', 'attend', 'do'];

const WORDS: RequestWords = TEXTS;

/** Whether words of the list stand in a text one after another; a star stands for any ending. */
function stands(list: readonly string[], told: readonly string[]): boolean {
  return list.some((entry) => {
    const wanted = entry.split(' ');
    return told.some((_, at) =>
      wanted.every((word, step) => {
        const given = told[at + step] ?? '';
        return word.endsWith('*') ? given.startsWith(word.slice(0, -1)) : given === word;
      }),
    );
  });
}

/** Who asks and what for, as far as plain words of a request tell. The person sees it and can change it (D62). */
export function guessRequest(request: string): RequestGuess {
  const told =
    request
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d']+/gu) ?? [];
  const find = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, readonly string[]>>) =>
    ids.find((id) => stands(words[id], told)) ?? null;
  return { who: find(ASKERS, WORDS.who), kind: find(THINGS, WORDS.kind) };
}
