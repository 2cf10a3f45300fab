import type { AuthClient } from '@spire/client/auth';
import { cancelSignIn } from '@spire/client/cancelSignIn';
import { useRef } from 'react';
import { useShell } from '../ShellContext.tsx';
import { refusalOf } from './refusalOf.ts';

interface SignInAttempt {
  /** Signs in; the error, null when all went well, or `cancelled` when nobody waits for this attempt any more. */
  make: (signIn: (client: AuthClient) => Promise<{ error: unknown }>) => Promise<unknown>;
  /** Ends the attempt, and with it the request: what that may still bring signs nobody in. */
  cancel: () => void;
}

/** A sign-in that can be given up, whether the auth client has come by then or not. */
export function useSignInAttempt(): SignInAttempt {
  const { auth } = useShell();
  const newest = useRef(0);
  return {
    make: async (signIn) => {
      newest.current += 1;
      const own = newest.current;
      const isOver = () => own !== newest.current;
      const error = await refusalOf(auth().then((client) => (isOver() ? { error: null } : signIn(client))));
      return isOver() ? 'cancelled' : error;
    },
    cancel: () => {
      newest.current += 1;
      cancelSignIn();
    },
  };
}
