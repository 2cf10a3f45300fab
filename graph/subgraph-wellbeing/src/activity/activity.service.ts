import { ACTIVITY_POINTS, type ActivityKind } from '@spire/domain/growth';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { searchFor } from '@spire/domain/search';
import type { Claims } from '@spire/graph-kit/claims';
import { type Place, toCursor } from '@spire/graph-kit/cursor';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type Page, type PageArguments, type PageWish, readPage } from '@spire/graph-kit/pages';
import type { ActivityDetails, ActivityEntry, ActivityStore, Among, DetailsOf } from './activity.store.ts';
import type { Activity } from './activity.type.ts';
import { exerciseTitle } from './exerciseTitle.ts';

/** An activity that knows the page it came on, so that the details of a page are read together. */
export type ActivityOnPage = Activity & { readonly readDetails: () => Promise<ActivityDetails> };

export interface ActivityWish extends PageArguments, Among {
  /** Only with every one of these words in what their record says. */
  search?: string | null | undefined;
}

export interface ActivityService {
  /** A page of what the person has done, newest first. One that is searched may be short, and have a next one all the same. */
  page(claims: Claims, wanted: ActivityWish): Promise<Page<ActivityOnPage>>;
}

/** One search opens at most so many records before it answers, and so many at a time. */
const SEARCHED = { most: 2000, step: 200 } as const;

/** Reads the details of a page when first asked for one: one call for each kind. */
function detailsOfPage(
  claims: Claims,
  entries: readonly ActivityEntry[],
  loaders: Partial<Record<ActivityKind, DetailsOf>>,
): (entry: ActivityEntry) => Promise<ActivityDetails> {
  const loaded = new Map<ActivityKind, ReturnType<DetailsOf>>();
  return async ({ kind, sourceId }) => {
    const load = loaders[kind];
    if (load === undefined) return {};
    const idsOfKind = () => entries.filter((entry) => entry.kind === kind).map((entry) => entry.sourceId);
    const details = loaded.get(kind) ?? load(claims, idsOfKind());
    loaded.set(kind, details);
    return (await details).get(sourceId) ?? {};
  };
}

/** The title of a record in words: its own, or the name of the exercise in that language. */
export async function titleOf({ title, exercise }: ActivityDetails, language: Language): Promise<string | null> {
  if (exercise !== undefined) return (await exerciseTitle(exercise, language)) ?? exercise;
  return title ?? null;
}

export function createActivityService(
  store: ActivityStore,
  loaders: Partial<Record<ActivityKind, DetailsOf>>,
): ActivityService {
  /** The entries among these whose record has the words, in either language. */
  async function found(claims: Claims, entries: readonly ActivityEntry[], search: string): Promise<ActivityEntry[]> {
    const hitOf = searchFor(search);
    const read = detailsOfPage(claims, entries, loaders);
    const hits = await Promise.all(
      entries.map(async (entry) => {
        const details = await read(entry);
        const titles = await Promise.all(LANGUAGES.map((language) => titleOf(details, language)));
        return titles.some((title) => title !== null && hitOf(title) !== undefined) ? [entry] : [];
      }),
    );
    return hits.flat();
  }

  /** Opens entries step by step until there are enough hits; `rest` is where it stopped before the end. */
  async function search(
    claims: Claims,
    { limit, after }: PageWish,
    { search: words, ...among }: ActivityWish,
  ): Promise<{ hits: ActivityEntry[]; rest: Place | undefined }> {
    const hits: ActivityEntry[] = [];
    let place: Place | undefined = after;
    for (let opened = 0; opened < SEARCHED.most && hits.length < limit; opened += SEARCHED.step) {
      const step = await store.list(claims, { ...among, limit: SEARCHED.step, after: place });
      hits.push(...(await found(claims, step, words ?? '')));
      place = step.at(-1);
      if (step.length < SEARCHED.step) return { hits, rest: undefined };
    }
    return { hits, rest: place };
  }

  return {
    page: async (claims, wanted) => {
      const words = wanted.search?.trim() ?? '';
      refuseWhenWrong(lengthErrors('search', words, LIMITS.title));
      let rest: Place | undefined;
      const { nodes, ...page } = await readPage(wanted, async (wish) => {
        if (words === '') return store.list(claims, { ...wanted, ...wish });
        const searched = await search(claims, wish, wanted);
        rest = searched.rest;
        return searched.hits.slice(0, wish.limit);
      });
      const readDetails = detailsOfPage(claims, nodes, loaders);
      // Where a search has more to open than it may at once, the next page goes on behind what was opened.
      const isCutShort = rest !== undefined && !page.hasNextPage;
      return {
        ...(isCutShort && rest !== undefined ? { endCursor: toCursor(rest), hasNextPage: true } : page),
        nodes: nodes.map((entry) => ({
          id: entry.id,
          kind: entry.kind,
          date: entry.date,
          at: entry.createdAt,
          points: ACTIVITY_POINTS[entry.kind],
          readDetails: () => readDetails(entry),
        })),
      };
    },
  };
}
