import type { TypedDocumentNode } from '@apollo/client';
import type { OpenedClient } from './dataClient.ts';
import { operationOf } from './operationOf.ts';

/** The cards of a page open in one moment, so long in ms: a question that one of them has asked, another need not. */
const MOMENT = 2000;

/**
 * Whether this question was asked a moment ago and nothing was written since; if not, it counts as asked now. Two that
 * ask for different fields under one name do no harm: the cache lacks what was not asked for.
 */
export function isJustAsked<D, V>(
  { asked, answered }: Pick<OpenedClient, 'asked' | 'answered'>,
  document: TypedDocumentNode<D, V>,
  variables?: V,
): boolean {
  const key = JSON.stringify([operationOf(document)?.name, variables, answered.count]);
  const now = Date.now();
  if (now - (asked.get(key) ?? 0) < MOMENT) return true;
  asked.set(key, now);
  return false;
}
