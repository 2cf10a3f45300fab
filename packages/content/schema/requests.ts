import { REQUEST_KINDS } from '@spire/domain/readingLabels';
import { z } from 'zod';
import { text } from './fields.ts';

const two = z.tuple([text, text]).readonly();
const three = z.tuple([text, text, text]).readonly();

/** A refusal of a request: its opening where the thing cannot be named, and its continuations. They give no reason. */
const request = z.strictObject({
  opening: text,
  /** Each closes kindly, and offers nothing the person has not offered. */
  after: three,
  /** Reasons why a refusal of this is a good answer, for the person. */
  validations: two,
});
export type RequestTexts = z.output<typeof request>;

const kinds = z.enum(REQUEST_KINDS).exclude(['violence']);

/** The answer to each kind of request; to violence there is none. */
export const requests = z.record(kinds, request);
export type Requests = z.output<typeof requests>;

/** The openings and endings of a refusal where the thing, or the need, can be named. */
export const requestPhrases = z.strictObject({
  /** Something to do, and something to say no to: `{thing}`. */
  namedOpenings: z.strictObject({ deed: text, thing: text }),
  /** The need in the person's own words: `{need}`. */
  namedNeed: text,
  /** The texts for a request of unknown kind. */
  anyRequest: request,
});
export type RequestPhrases = z.output<typeof requestPhrases>;

/** Requests of a finer kind than the classes of the classifier, found by rules. */
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
