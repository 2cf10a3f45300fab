import { ACTIVITY_POINTS, type ActivityKind } from '@spire/domain/growth';
import type { Claims } from '@spire/graph-kit/claims';
import { type Page, type PageArguments, readPage } from '@spire/graph-kit/pages';
import type { ActivityEntry, ActivityStore, TitlesOf } from './activity.store.ts';
import type { Activity } from './activity.type.ts';

/** An activity that knows the page it came on, so that the titles of a page are read together. */
export type ActivityOnPage = Activity & { readonly readTitle: () => Promise<string | null> };

export interface ActivityService {
  /** A page of what the person has done, newest first. */
  page(claims: Claims, wanted: PageArguments): Promise<Page<ActivityOnPage>>;
}

/** Reads the titles of a page when first asked for one: one call for each kind. */
function titlesOfPage(
  claims: Claims,
  entries: readonly ActivityEntry[],
  loaders: Partial<Record<ActivityKind, TitlesOf>>,
): (entry: ActivityEntry) => Promise<string | null> {
  const loaded = new Map<ActivityKind, ReturnType<TitlesOf>>();
  return async ({ kind, sourceId }) => {
    const load = loaders[kind];
    if (load === undefined) return null;
    const idsOfKind = () => entries.filter((entry) => entry.kind === kind).map((entry) => entry.sourceId);
    const titles = loaded.get(kind) ?? load(claims, idsOfKind());
    loaded.set(kind, titles);
    return (await titles).get(sourceId) ?? null;
  };
}

export function createActivityService(
  store: ActivityStore,
  loaders: Partial<Record<ActivityKind, TitlesOf>>,
): ActivityService {
  return {
    page: async (claims, wanted) => {
      const { nodes, ...rest } = await readPage(wanted, (wish) => store.list(claims, wish));
      const readTitle = titlesOfPage(claims, nodes, loaders);
      return {
        ...rest,
        nodes: nodes.map((entry) => ({
          id: entry.id,
          kind: entry.kind,
          date: entry.date,
          at: entry.createdAt,
          points: ACTIVITY_POINTS[entry.kind],
          readTitle: () => readTitle(entry),
        })),
      };
    },
  };
}
