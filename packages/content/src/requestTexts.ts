import type { Language } from '@spire/domain/languages';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { RequestTexts } from '../schema/requests.ts';
import { TEXTS as PHRASES } from './generated/requestPhrases.ts';
import { TEXTS } from './generated/requests.ts';

export type { RequestTexts };
export type Text = Record<Language, string>;

/** The opening of a refusal with the thing itself, where a person's words allow it: a deed, or a thing. */
export const NAMED_OPENINGS: Record<'deed' | 'thing', Text> = PHRASES.namedOpenings;

/** The need in the person's own words, before why it counts. */
export const NAMED_NEED: Text = PHRASES.namedNeed;

/** The texts for each kind of request; of violence there are none (S15). */
export const REQUEST_TEXTS: Record<Exclude<RequestKind, 'violence'>, RequestTexts> = TEXTS;

/** The texts for a request whose kind is not known: they name no reason and promise nothing. */
export const ANY_REQUEST: RequestTexts = PHRASES.anyRequest;
