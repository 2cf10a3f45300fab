import { useToday } from '@spire/client/today';
import type { LevelId } from '@spire/domain/growth';
import type { Deeds } from '@spire/ui/Scene';
import { useEffect, useState } from 'react';
import { useDataAccess } from '../signed-in/dataAccess.tsx';
import { deedsOf } from './deedsOf.ts';
import { HomeSceneDocument, type HomeSceneQuery } from './HomeScene.generated.ts';

/** What the scene shows of the person; undefined until it is known. Follows the cache that the remotes write to. */
export function useHomeScene(): { level: LevelId; deeds: Required<Deeds> } | undefined {
  const data = useDataAccess();
  const today = useToday();
  const [me, setMe] = useState<HomeSceneQuery['me']>();

  useEffect(() => {
    let stop: () => void = () => undefined;
    let isCurrent = true;
    void data.load().then((client) => {
      if (isCurrent) stop = client.watch(HomeSceneDocument, { isFresh: false }, (answer) => setMe(answer.me));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [data]);

  return me && { level: me.growth.level, deeds: deedsOf(me.activities.nodes, today) };
}
