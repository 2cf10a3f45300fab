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

/** The newest kind of thing in today's scene and how many of it are drawn, for the one line about it; undefined for none. */
export function newestDeed(
  deeds: Required<Deeds>,
): { kind: 'leaf' | 'bud' | 'flower' | 'stone' | 'bird'; count: number } | undefined {
  if (deeds.hasUsedTool) return { kind: 'bird', count: 1 };
  if (deeds.memories.length > 0) return { kind: 'stone', count: Math.min(deeds.memories.length, MOST_DRAWN.stones) };
  if (deeds.isInFlower) return { kind: 'flower', count: MOST_DRAWN.buds };
  if (deeds.done > 0) return { kind: 'bud', count: Math.min(deeds.done, MOST_DRAWN.buds) };
  return deeds.hasCheckedIn ? { kind: 'leaf', count: 1 } : undefined;
}
