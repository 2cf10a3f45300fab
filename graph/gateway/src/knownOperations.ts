import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { parse, type ParseOptions } from 'graphql';
import { z } from 'zod';
import type { PublishedOperations } from './operations/publishedOperations.ts';

/**
 * The text to run for a request, or undefined when it is none of ours: at once when it is known, else after a look at
 * what has been published since.
 */
export type KnownOperations = (request: {
  query?: unknown;
  extensions?: unknown;
}) => string | undefined | Promise<string | undefined>;

const persistedSchema = z.object({ persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }) });

/** Texts a client may print in ways of its own; each is normalised once. */
const REMEMBERED_TEXTS = 1000;

/** Knows operations by their text, however it is laid out, and by the hash of their normal text alone. */
export function createKnownOperations(published: PublishedOperations, limits: ParseOptions): KnownOperations {
  /** Hashes by the texts that came. */
  const remembered = new Map<string, string>();

  function hashOf(text: string): string | undefined {
    try {
      return operationHash(normalOperationText(parse(text, { ...limits, noLocation: true })));
    } catch {
      return undefined;
    }
  }

  /** The text as it came: it may ask for type names, which the normal one does not. */
  function remember(text: string, hash: string): string {
    if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
    remembered.set(text, hash);
    return text;
  }

  function ofText(text: string): string | undefined | Promise<string | undefined> {
    const before = remembered.get(text);
    if (before !== undefined && published.textOf(before) !== undefined) return text;
    const hash = hashOf(text);
    if (hash === undefined) return undefined;
    if (published.textOf(hash) !== undefined) return remember(text, hash);
    return published.lookFor(hash).then((found) => (found === undefined ? undefined : remember(text, hash)));
  }

  return ({ query, extensions }) => {
    if (typeof query === 'string') return ofText(query);
    const persisted = persistedSchema.safeParse(extensions);
    if (!persisted.success) return undefined;
    const { sha256Hash } = persisted.data.persistedQuery;
    return published.textOf(sha256Hash) ?? published.lookFor(sha256Hash);
  };
}
