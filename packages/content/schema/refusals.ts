import { ASKERS, type REFUSAL_TONES, REQUESTED_THINGS } from '@spire/domain/refusals';
import { z } from 'zod';
import { said, SENT_FIELDS, someOf } from './fields.ts';

/** A whole way to say no, sent as it stands or as the person edits it. */
const wording = z
  .strictObject({ ...SENT_FIELDS, who: someOf(ASKERS).exactOptional() })
  .transform(({ nb, nn, en, who = [] }) => ({ no: nb, nn, en, who }));
const wordings = z.array(wording).readonly();

/** The ways to say no to one kind of request, by their tone; `who` names those whom one suits, all where left out. */
export const refusals = z.strictObject({ short: wordings, warm: wordings, offer: wordings } satisfies Record<
  (typeof REFUSAL_TONES)[number],
  typeof wordings
>);
export type Refusals = z.output<typeof refusals>;

/** Answers to a person who asks once more. */
export const refusalsAgain = z
  .array(z.strictObject(SENT_FIELDS).transform(({ nb, nn, en }) => ({ no: nb, nn, en })))
  .readonly();
export type RefusalsAgain = z.output<typeof refusalsAgain>;

/** Words separated by spaces; a star stands for any ending. */
const words = z.array(said).readonly();
const wordsOf = <const T extends readonly string[]>(ids: T) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, words])) as Record<T[number], typeof words>);

/** The words by which is guessed who asks, and what for. */
export const requestWords = z.strictObject({ who: wordsOf(ASKERS), kind: wordsOf(REQUESTED_THINGS) });
export type RequestWords = z.output<typeof requestWords>;
