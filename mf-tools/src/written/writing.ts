import type { SaveAnswer } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';

/** The outcome of a request for a text: the text, help where that is needed more (D36), or nothing. */
export type Written<T> = { kind: 'text'; text: T } | { kind: 'help'; crisis: CrisisKind } | { kind: 'failed' };

interface Help {
  __typename: 'CrisisHelp';
  kind: CrisisKind;
}

/** The server's answer: `of` picks the text, or the help in its place. */
export function writtenOf<D, T extends { __typename: string }>(
  answer: SaveAnswer<D>,
  of: (data: D) => T | Help,
): Written<T> {
  if (answer.kind !== 'saved') return { kind: 'failed' };
  const made = of(answer.data);
  return isHelp(made) ? { kind: 'help', crisis: made.kind } : { kind: 'text', text: made };
}

const isHelp = (made: { __typename: string }): made is Help => made.__typename === 'CrisisHelp';
