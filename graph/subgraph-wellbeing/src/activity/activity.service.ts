import { ACTIVITY_POINTS, type ActivityKind } from '@spire/domain/growth';
import type { Claims } from '@spire/graph-kit/claims';
import { type Page, type PageArguments, readPage } from '@spire/graph-kit/pages';
import type { ActivityEntry, ActivityStore, DoneExercise, ExercisesOf, TitlesOf } from './activity.store.ts';
import type { Activity } from './activity.type.ts';

/** An activity that knows the page it came on, so that what its records say is read together. */
export type ActivityOnPage = Activity & {
  readonly readTitle: () => Promise<string | null>;
  readonly readExercise: () => Promise<DoneExercise | null>;
};

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

const LEADS_EXERCISES: readonly ActivityKind[] = ['inner_balance', 'micro_regulation'];

/** Reads the exercises of a page when first asked for one, in one call. */
function exercisesOfPage(claims: Claims, entries: readonly ActivityEntry[], load: ExercisesOf) {
  let loaded: ReturnType<ExercisesOf> | undefined;
  const leads = ({ kind }: ActivityEntry) => LEADS_EXERCISES.includes(kind);
  return async (entry: ActivityEntry): Promise<DoneExercise | null> => {
    if (!leads(entry)) return null;
    loaded ??= load(
      claims,
      entries.filter(leads).map(({ sourceId }) => sourceId),
    );
    return (await loaded).get(entry.sourceId) ?? null;
  };
}

export function createActivityService(
  store: ActivityStore,
  loaders: Partial<Record<ActivityKind, TitlesOf>>,
  exercises: ExercisesOf,
): ActivityService {
  return {
    page: async (claims, wanted) => {
      const { nodes, ...rest } = await readPage(wanted, (wish) => store.list(claims, wish));
      const readTitle = titlesOfPage(claims, nodes, loaders);
      const readExercise = exercisesOfPage(claims, nodes, exercises);
      return {
        ...rest,
        nodes: nodes.map((entry) => ({
          id: entry.id,
          kind: entry.kind,
          date: entry.date,
          at: entry.createdAt,
          points: ACTIVITY_POINTS[entry.kind],
          readTitle: () => readTitle(entry),
          readExercise: () => readExercise(entry),
        })),
      };
    },
  };
}
