import type { Session } from '@spire/remote-kit';
import { useCallback } from 'react';
import { useShell } from '../ShellContext.tsx';
import { statusParts } from '../status/statusParts.ts';
import { useSignOut } from '../useSignOut.ts';
import type { DataAccess } from './dataAccess.tsx';

/**
 * Logging out that asks first where something is neither saved nor sent. Answers whether the person has left;
 * they may have chosen to stay.
 */
export function useAskedSignOut(userId: string, data: DataAccess): Session['signOut'] {
  const { config } = useShell();
  const signOut = useSignOut();
  return useCallback(
    async ({ isGone } = { isGone: false }) => {
      // Without the code of the question nobody can be asked: then it is kept, and logging out works all the same.
      const parts = await statusParts.load().catch(() => undefined);
      const client = await data.load().catch(() => undefined);
      const leaving = isGone ? 'discard' : client && (await parts?.askToLeave(config, userId, client.outbox));
      if (leaving === 'stay') return false;
      await signOut({ isDeleting: leaving === 'discard', userId });
      return true;
    },
    [config, data, signOut, userId],
  );
}
