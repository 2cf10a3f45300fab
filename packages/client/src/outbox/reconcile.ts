import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { ASKED_ANEW } from '../store/keptAnswers.ts';
import { serverTimeOf } from '../serverClock.ts';
import { mergeWrite, type Merged, type Standing } from './mergeWrite.ts';
import type { KeptWrite } from './outboxState.ts';

const ANEW = { fetchPolicy: 'no-cache', context: { [ASKED_ANEW]: true } } as const;

type Records = { me: Record<string, { updatedAt: string } | null> };

/** The server's record that a write replaces; undefined where it replaces none, or there is none. */
async function standingOf(apollo: ApolloClient, { rule }: KeptWrite): Promise<Standing | undefined> {
  if (rule?.standing === undefined) return undefined;
  const { variables = {}, field } = rule.standing;
  const query = rule.standing.query as TypedDocumentNode<Records, Record<string, unknown>>;
  const { data } = await apollo.query({ query, variables, ...ANEW });
  const record = data?.me[field];
  return record ? { fields: { ...record }, updatedAt: Date.parse(record.updatedAt) } : undefined;
}

/**
 * A write that has waited, joined with what stands at the server by now. Fetched when first needed: only then is there a
 * network again.
 */
export async function reconcile(apollo: ApolloClient, write: KeptWrite): Promise<Merged<object>> {
  const standing = await standingOf(apollo, write);
  if (standing === undefined) return { input: write.input, overtaken: [] };
  return mergeWrite({ ...write, writtenAt: serverTimeOf(write.writtenAt) }, standing);
}
