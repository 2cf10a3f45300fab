import { InMemoryCache, type Reference, type StoreObject } from '@apollo/client';
import type { InMemoryCacheConfig } from '@apollo/client/cache';
import { mergePages, type CursorList } from './mergePages.ts';

export const isRecord = (value: unknown): value is StoreObject & { date?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReference = (value: unknown): value is Reference => isRecord(value) && typeof value['__ref'] === 'string';
export const isReferences = (value: unknown): value is Reference[] => Array.isArray(value) && value.every(isReference);

/** A cursor list, whether or not it says how many there are in all. */
export type RecordList = CursorList<Reference> & { totalCount?: number };

export function isRecordList(value: unknown): value is RecordList {
  return isRecord(value) && Array.isArray(value['nodes']);
}

/** The cursor lists of the person, and what beside the page asked for makes one list another. */
export const CURSOR_LISTS: Readonly<Record<string, readonly string[]>> = {
  accessLog: [],
  activities: ['kinds', 'search', 'from', 'to'],
  checkIns: [],
  expectationSessions: [],
  importedEntries: [],
  likedSuggestions: [],
  memories: ['category', 'search', 'order'],
  moods: ['from', 'to'],
  scaleEntries: ['from', 'to'],
  suggestionInteractions: ['type'],
  toolActivities: ['tool'],
};

const keyOf = (node: unknown) => (isReference(node) ? node.__ref : JSON.stringify(node));

const CACHE_POLICIES: InMemoryCacheConfig = {
  typePolicies: {
    Profile: { keyFields: [] },
    Settings: { keyFields: [] },
    Growth: { keyFields: [] },
    Reminder: { keyFields: [] },
    SafetyPlan: { keyFields: [] },
    FollowedScales: { keyFields: [] },
    PacingDay: { keyFields: ['date'] },
    Patterns: { keyFields: [] },
    ScaleEntry: { keyFields: ['date', 'scale'] },
    Consent: { keyFields: ['kind'] },
    User: {
      fields: Object.fromEntries(
        Object.entries(CURSOR_LISTS).map(([field, keyArgs]) => [
          field,
          {
            keyArgs: (args: Record<string, unknown> | null) =>
              keyArgs.filter((name) => args?.[name] !== undefined && args[name] !== null),
            merge: (
              _: unknown,
              page: CursorList<unknown>,
              { args, existingData }: { args: Record<string, unknown> | null; existingData: unknown },
            ) => {
              const known = isRecordList(existingData) ? existingData : undefined;
              return mergePages<unknown, CursorList<unknown>>(known, page, {
                after: args?.['after'] as string | null | undefined,
                keyOf,
              });
            },
          },
        ]),
      ),
    },
  },
};

/** How a person's data is kept: what exists once is one object, and lists grow page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache(CACHE_POLICIES);
}
