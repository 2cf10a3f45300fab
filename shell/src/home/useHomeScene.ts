import type { DataClient } from '@spire/client';
import { useToday } from '@spire/client/today';
import type { LevelId } from '@spire/domain/growth';
import type { Deeds } from '@spire/ui/Scene';
import { useMemo } from 'react';
import { deedsOf } from './deedsOf.ts';
import { HomeSceneDocument, type HomeSceneQuery } from './HomeScene.generated.ts';
import { useWatched } from './useWatched.ts';

const watchScene = (client: DataClient, onData: (data: HomeSceneQuery) => void) =>
  client.watch(HomeSceneDocument, { isFresh: false }, onData);

/** What the scene shows of the person, the same object for as long as it is the same; undefined until it is known. */
export function useHomeScene(): { level: LevelId; deeds: Required<Deeds> } | undefined {
  const today = useToday();
  const me = useWatched(watchScene)?.me;
  return useMemo(() => me && { level: me.growth.level, deeds: deedsOf(me.activities.nodes, today) }, [me, today]);
}
