import type { NamedRequests } from '../schema/requests.ts';
import { TEXTS } from './generated/namedRequests.ts';

/** Requests of a finer kind than the classifier knows: plain words tell them. */
export type NamedRequest = keyof NamedRequests;

/** The texts for each of them; as for every request, none gives a reason. */
export const NAMED_REQUEST_TEXTS: NamedRequests = TEXTS;
