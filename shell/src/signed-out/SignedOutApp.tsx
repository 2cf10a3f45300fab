import { routeOf } from '@spire/domain/routes';
import { useEffect } from 'react';
import type { Farewell } from '../gate/gate.ts';
import { go, loginPath, publicPageAt, useHere } from '../location.ts';
import { PublicScreen } from '../PublicScreen.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** Everything a visitor sees: help, privacy, the welcome screen at /setup, and login at every other path (D9). */
export function SignedOutApp({ farewell, lastEmail }: { farewell: Farewell; lastEmail: string }) {
  const here = useHere();
  const page = publicPageAt(here.pathname);
  const route = routeOf(here.pathname);
  const isAtHome = route === 'auth' || (route === 'setup' && farewell !== 'expired');
  const target = page === undefined && !isAtHome ? loginPath(here) : null;

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [page]);
  useEffect(() => {
    if (target !== null) go(target, { isReplacing: true });
  }, [target]);

  return (
    <SignedOutFrame isCentred={page !== undefined}>
      {page === undefined ? <AuthScreen farewell={farewell} lastEmail={lastEmail} /> : <PublicScreen page={page} />}
    </SignedOutFrame>
  );
}
