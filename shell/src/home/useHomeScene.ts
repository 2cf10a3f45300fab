import type { DataClient } from '@spire/client';
import { useToday } from '@spire/client/today';
import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import type { Deeds } from '@spire/ui/Scene';
import { useMemo } from 'react';
import { daysLine } from './daysLine.ts';
import { deedsOf, newestDeed } from './deedsOf.ts';
import { HomeSceneDocument, type HomeSceneQuery } from './HomeScene.generated.ts';
import { useWatched } from './useWatched.ts';

const watchScene = (client: DataClient, onData: (data: HomeSceneQuery) => void) =>
  client.watch(HomeSceneDocument, { isFresh: false }, onData);

interface HomeSceneFacts {
  level: LevelId;
  /** Whether the person wants to be reminded of the check-in. */
  wantsBuzz: boolean;
  deeds: Required<Deeds>;
  newest: ReturnType<typeof newestDeed>;
  /** The key of the line under the greeting. */
  line: ReturnType<typeof daysLine>;
}

/** The person's facts for the scene, the same object while they stay the same; undefined until they are known. */
export function useHomeScene(hour: PartOfDay): HomeSceneFacts | undefined {
  const today = useToday();
  const me = useWatched(watchScene)?.me;
  return useMemo(() => {
    if (me === undefined) return undefined;
    const { activities, growth, settings } = me;
    const { nodes } = activities;
    return {
      level: growth.level,
      deeds: { ...deedsOf(nodes, today), isResting: growth.isRestDayToday },
      newest: newestDeed(nodes, today),
      line: daysLine(nodes, today, hour),
      wantsBuzz: settings.gentleBuzz,
    };
  }, [me, today, hour]);
}
