import { useCallback } from 'react';
import { statusParts } from '../status/statusParts.ts';
import { useSignOut } from '../useSignOut.ts';
import type { DataAccess } from './dataAccess.tsx';

/**
 * Logging out that asks first where something is neither saved nor sent. Answers whether the person has left;
 * they may have chosen to stay.
 */
export function useAskedSignOut(userId: string, data: DataAccess): () => Promise<boolean> {
  const signOut = useSignOut();
  return useCallback(async () => {
    // Without the code of the question nobody can be asked; logging out has to work all the same.
    const parts = await statusParts.load().catch(() => undefined);
    const leaving = await parts?.askToLeave(userId, (await data.load()).outbox);
    if (leaving === 'stay') return false;
    await signOut({ isKept: leaving === 'keep' });
    return true;
  }, [data, signOut, userId]);
}
