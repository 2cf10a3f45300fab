import { knownOf, useRead, useToday } from '@spire/client';
import type { LevelId } from '@spire/domain/growth';
import { BudsDocument } from './Buds.generated.ts';

/** The plant draws no more buds on one day (`Deeds` of the scene). */
export const MOST_BUDS = 3;

interface Buds {
  /** Undefined while it is not known. */
  level: LevelId | undefined;
  /** The number of tasks that are done today. */
  tasks: number;
  /** The suggestions that are done today, by their texts: one that came twice has one bud. */
  suggestions: ReadonlySet<string>;
}

const NONE: Buds = { level: undefined, tasks: 0, suggestions: new Set() };

/** The things done today that leave a bud on the plant, for a picture and its words to say the same. */
export function useBuds(): Buds {
  const today = useToday();
  const me = knownOf(useRead(BudsDocument, { pick: (data) => data.me, asks: 'once' }));
  if (me === undefined) return NONE;
  const isDone = ({ interactionType, date }: { interactionType: string; date: string }) =>
    interactionType === 'completed' && date === today;
  return {
    level: me.growth.level,
    tasks: me.tasks.filter(({ date, isCompleted }) => date === today && isCompleted).length,
    suggestions: new Set(me.suggestionInteractions.nodes.filter(isDone).map(({ suggestionText }) => suggestionText)),
  };
}

/** The same once this suggestion is done, whether or not the server has heard of it. */
export function useBudsWith(text: string) {
  const { level, tasks, suggestions } = useBuds();
  const all = tasks + new Set([...suggestions, text]).size;
  return {
    level,
    buds: Math.min(MOST_BUDS, all),
    /** All three tasks are done, so that the buds have opened. */
    isInFlower: tasks >= MOST_BUDS,
    /** Which bud is the newest; undefined where there are more deeds than buds. */
    newest: all <= MOST_BUDS ? all - 1 : undefined,
  };
}
