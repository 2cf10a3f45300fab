import type { ComposedPages } from '@spire/domain/composePages';
import type { DayMode } from '@spire/domain/dayMode';
import { USUAL_MODES, type Condition, type Place } from '@spire/domain/remoteManifest';

/** The shell's facts of the moment. */
export interface HomeFacts {
  isCheckedIn: boolean;
  isCalm: boolean;
  /** Whether the person follows something and wants to be asked here. */
  hasScales: boolean;
  /** Whether the person wants to see the energy of their days. */
  hasPacing: boolean;
  /** Whether the person wants a plan of theirs to stand here today. */
  hasPlan: boolean;
  /** Whether the two columns stand beside each other. */
  isWide: boolean;
  mode: DayMode;
}

const JUDGES: Readonly<Record<Condition, (facts: HomeFacts) => boolean>> = {
  checkedIn: ({ isCheckedIn }) => isCheckedIn,
  notCheckedIn: ({ isCheckedIn }) => !isCheckedIn,
  calm: ({ isCalm }) => isCalm,
  notCalm: ({ isCalm }) => !isCalm,
  scalesOnHome: ({ hasScales }) => hasScales,
  pacing: ({ hasPacing }) => hasPacing,
  planToday: ({ hasPlan }) => hasPlan,
};

/** A condition of a newer remote, which this shell does not know, never holds. */
const holds = (condition: string, facts: HomeFacts) =>
  (JUDGES as Partial<Record<string, (facts: HomeFacts) => boolean>>)[condition]?.(facts) === true;

export type HomeEntry =
  | { kind: 'card'; entry: ComposedPages['cards'][number] }
  | { kind: 'shortcut'; entry: ComposedPages['shortcuts'][number] };

/** Cards and shortcuts of a place that are to be shown now, in their common order. */
export function homeEntries({ cards, shortcuts }: ComposedPages, place: Place, facts: HomeFacts): HomeEntry[] {
  const all: HomeEntry[] = [
    ...cards.map((entry) => ({ kind: 'card', entry: facts.isWide ? { ...entry, ...entry.wide } : entry }) as const),
    ...shortcuts.map((entry) => ({ kind: 'shortcut', entry }) as const),
  ];
  return all
    .filter(({ entry }) => entry.place === place && (entry.when ?? []).every((condition) => holds(condition, facts)))
    .filter(({ entry }) => (entry.modes ?? USUAL_MODES).includes(facts.mode))
    .sort((one, other) => one.entry.order - other.entry.order);
}

/** Equal ways that follow each other share a row; anything else has one of its own. */
export function rowsOf(entries: readonly HomeEntry[]): HomeEntry[][] {
  const isPlain = (entry: HomeEntry | undefined) => entry?.kind === 'shortcut' && entry.entry.look === 'secondary';
  return entries.reduce<HomeEntry[][]>((rows, entry) => {
    const last = rows.at(-1);
    if (last !== undefined && isPlain(last[0]) && isPlain(entry)) last.push(entry);
    else rows.push([entry]);
    return rows;
  }, []);
}
