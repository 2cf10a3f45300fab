import { REQUEST_KINDS } from '@spire/domain/readingLabels';
import { z } from 'zod';
import { text } from './fields.ts';

const two = z.tuple([text, text]).readonly();
const three = z.tuple([text, text, text]).readonly();

/** A refusal of a request: its opening where the thing cannot be named, and its continuations. They give no reason. */
const request = z.strictObject({
  opening: text,
  /** Each closes kindly, and offers nothing that the person has not. */
  after: three,
  /** Why a no to this is a good answer, to the one who says it. */
  validations: two,
});
export type RequestTexts = z.output<typeof request>;

const kinds = z.enum(REQUEST_KINDS).exclude(['violence']);

/** The answer to each kind of request; to violence there is none. */
export const requests = z.record(kinds, request);
export type Requests = z.output<typeof requests>;

/** How a no begins and goes on where the thing, or the need, can be named. */
export const requestPhrases = z.strictObject({
  /** Something to do, and something to say no to: `{thing}`. */
  namedOpenings: z.strictObject({ deed: text, thing: text }),
  /** The need there is instead, in the person's own words: `{need}`. */
  namedNeed: text,
  /** For a request whose kind is not known. */
  anyRequest: request,
});
export type RequestPhrases = z.output<typeof requestPhrases>;

/** Requests of a finer kind than the classifier knows: plain words tell them. */
export const namedRequests = z.strictObject({
  guests: request,
  hosting: request,
  schoolwork: request,
  touch: request,
  listening: request,
  lending: request,
  'shared-children': request,
  'shared-home': request,
  'screen-meeting': request,
});
export type NamedRequests = z.output<typeof namedRequests>;
