import type { ApolloClient } from '@apollo/client';
import { applyCacheRules } from './cacheRules.ts';
import { variablesOf } from './operationOf.ts';
import { problemOf } from './problems.ts';
import type { SealedStore } from './store/sealedStore.ts';
import type { KeptWrite } from './outbox/outboxState.ts';
import { keptRuleOf } from './writeRules.ts';

interface WithFiles {
  picturePath?: unknown;
  morePictures?: unknown;
  voicePath?: unknown;
  avatar?: unknown;
}

/** The places of the files that a record names: a memory by their paths, a profile by its name in the person's folder. */
const filesOf = (userId: string, fields: object | undefined): string[] => {
  const { picturePath, morePictures, voicePath, avatar }: WithFiles = { ...fields };
  const more = Array.isArray(morePictures) ? (morePictures as { path: unknown }[]).map(({ path }) => path) : [];
  const own = typeof avatar === 'string' ? `${userId}/${avatar}` : undefined;
  return [picturePath, ...more, voicePath, own].filter((path) => typeof path === 'string');
};

/** Deletes it; what is gone already, by a repeat or from elsewhere, is as it was wished. */
async function remove(apollo: ApolloClient, write: KeptWrite): Promise<object> {
  try {
    return await request(apollo, write);
  } catch (error) {
    if (problemOf(error).code === 'NOT_FOUND') return { [write.mutation]: true };
    throw error;
  }
}

/**
 * A write with its files: what it names is at the server before it is, and what nothing names any more goes after it.
 */
export async function sendWithFiles(
  apollo: ApolloClient,
  write: KeptWrite,
  isFirst: boolean,
  store: SealedStore | null,
): Promise<{ data: object; overtaken?: readonly string[] }> {
  const brought = filesOf(write.userId, write.input);
  const left = filesOf(write.userId, write.base).filter((path) => !brought.includes(path));
  if (brought.length === 0 && left.length === 0) return sendWrite(apollo, write, isFirst);
  const { bringFile, removeFile } = await import(/* webpackChunkName: "pictures" */ './pictures/keptFiles.ts');
  for (const path of brought) await bringFile(store, path);
  const answer = await sendWrite(apollo, write, isFirst);
  for (const path of left) await removeFile(path);
  return answer;
}

/** The one request of a write. Resolves to the answer; rejects with what `problemOf` reads. */
async function request(apollo: ApolloClient, write: KeptWrite): Promise<object> {
  const { document, input, isKeptFromCache, userId, rule } = write;
  const told = { isEverything: false };
  const { data } = await apollo.mutate({
    mutation: document,
    variables: variablesOf(document, input),
    ...(isKeptFromCache ? { fetchPolicy: 'no-cache' } : {}),
    update: (cache, answer) => {
      if (answer.data)
        told.isEverything = applyCacheRules(cache, { userId, data: answer.data, input, changes: rule?.changes });
    },
  });
  if (!data) throw new Error('The write was answered with nothing');
  if (told.isEverything) void apollo.refetchQueries({ include: 'active' });
  return data;
}

/**
 * The one way by which a write reaches the graph. One that has waited is joined with what was written elsewhere since:
 * the later words stand in each field, and what was overtaken is named.
 */
export async function sendWrite(
  apollo: ApolloClient,
  kept: KeptWrite,
  isFirst: boolean,
): Promise<{ data: object; overtaken?: readonly string[] }> {
  // An earlier version kept writes without their rule; then the rule of the remote counts, where that is loaded.
  const rule = kept.rule ?? keptRuleOf(kept.mutation, kept.input);
  const write = rule === undefined ? kept : { ...kept, rule };
  if (write.rule?.isDoneWhenGone) return { data: await remove(apollo, write) };
  if (isFirst) return { data: await request(apollo, write) };
  const { reconcile } = await import(/* webpackChunkName: "reconcile" */ './outbox/reconcile.ts');
  const { input, overtaken } = await reconcile(apollo, write);
  const data = await request(apollo, { ...write, input });
  return overtaken.length === 0 ? { data } : { data, overtaken };
}
