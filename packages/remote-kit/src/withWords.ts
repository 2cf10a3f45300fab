import { loadNamespaces, type Namespace } from '@spire/i18n';

/** Fetches a page or a card together with the words that only it says: whoever never opens it fetches neither. */
export function withWords<T>(fetchIt: () => Promise<T>, words: readonly Namespace<unknown>[]): () => Promise<T> {
  return async () => (await Promise.all([fetchIt(), loadNamespaces(words)]))[0];
}
