import type { WrittenModule } from '../reading/collection.ts';

/** An entry with a title, shown in lists alone. */
export type Titled = { id: string; title: unknown; trial?: unknown };
/** The entries without what lists alone show. */
export const withoutTitles = (all: readonly Titled[]) => all.map(({ title: _, trial: __, ...rest }) => rest);
const titlesOf = (all: readonly Titled[]) => Object.fromEntries(all.map(({ id, title }) => [id, title]));

export type TitledByTier = Readonly<Record<string, readonly Titled[]>>;

/** The titles of exercises, for lists of what was done, which need nothing else of them. */
export const titlesAt = (path: string, tiers: TitledByTier): WrittenModule => ({
  path: `${path}Titles`,
  schema: 'suggestions',
  type: 'Titles',
  types: ['Titles'],
  value: titlesOf(Object.values(tiers).flat()),
});

/** Titles are shown in lists alone, and are a module apart from the suggestions they name. */
export function titled(
  path: string,
  all: readonly Titled[],
  rest: Omit<WrittenModule, 'path' | 'schema'>,
): WrittenModule[] {
  return [
    { path, schema: 'suggestions', ...rest },
    { path: `${path}Titles`, schema: 'suggestions', type: 'Titles', types: ['Titles'], value: titlesOf(all) },
  ];
}
