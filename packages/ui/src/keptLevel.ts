import { deviceStorage } from '@spire/domain/deviceStorage';
import type { LevelId } from '@spire/domain/growth';
import { useUserId } from '@spire/remote-kit';
import { useEffect, useState } from 'react';

/** The key lies among the drafts, so that logging out deletes it; a bare word is no draft, and is sealed with none. */
const keyOf = (userId: string | undefined) => `spire.draft.plant.${userId}`;

/**
 * The level of the person's plant as this device saw it last, so that the plant is drawn before any answer and without a
 * network (D81); null on a new device, and while nobody is signed in. It may be one that this version does not know.
 */
export function useKeptLevel(): LevelId | null {
  const userId = useUserId();
  const [kept] = useState(() => deviceStorage.getItem(keyOf(userId)) as LevelId | null);
  return kept;
}

/** Keeps the level that the server has told, for the next time. */
export function useKeepLevel(level: LevelId | undefined): void {
  const userId = useUserId();
  useEffect(() => {
    if (level !== undefined && userId !== undefined) deviceStorage.setItem(keyOf(userId), level);
  }, [level, userId]);
}
