import type { Deeds } from '@spire/ui/Scene';
import type { HomeSceneQuery } from './HomeScene.generated.ts';

type Activity = HomeSceneQuery['me']['activities']['nodes'][number];

/** Which kinds of the ledger leave something in the scene; each of the others is one of the tools, but for the mood. */
const NO_TOOLS = ['check_in', 'mood', 'memory', 'suggestion', 'task'];

/** The deeds of that date, as the scene shows them. */
export function deedsOf(activities: readonly Activity[], today: string): Required<Deeds> {
  const kinds = activities.filter(({ date }) => date === today).map(({ kind }) => kind as string);
  const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    isResting: false,
    hasCheckedIn: count('check_in') > 0,
    done: count('suggestion', 'task'),
    isInFlower: count('task') >= MOST_DRAWN.buds,
    memories: Array.from({ length: count('memory') }, () => 'sun' as const),
    hasUsedTool: kinds.some((kind) => !NO_TOOLS.includes(kind)),
  };
}

/** The scene draws no more of these (`Deeds`). */
const MOST_DRAWN = { buds: 3, stones: 5 };

type Deed = { kind: 'leaf' | 'bud' | 'flower' | 'stone' | 'bird'; count: number };

/**
 * The thing in today's scene that came last and how many of its kind are drawn, for the one line about it; undefined for
 * none. Of activities with the newest first.
 */
export function newestDeed(activities: readonly Activity[], today: string): Deed | undefined {
  const { done, isInFlower, memories } = deedsOf(activities, today);
  const newest = activities.find(({ date, kind }) => date === today && kind !== 'mood')?.kind;
  switch (newest) {
    case undefined:
      return undefined;
    case 'check_in':
      return { kind: 'leaf', count: 1 };
    case 'memory':
      return { kind: 'stone', count: Math.min(memories.length, MOST_DRAWN.stones) };
    case 'suggestion':
    case 'task':
      return { kind: isInFlower ? 'flower' : 'bud', count: Math.min(done, MOST_DRAWN.buds) };
    default:
      return { kind: 'bird', count: 1 };
  }
}
