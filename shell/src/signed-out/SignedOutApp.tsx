import { shellPageAt } from '@spire/domain/routes';
import { useAppPages } from '@spire/remote-kit';
import { keptTrial } from '@spire/remote-kit/trial';
import { useEffect } from 'react';
import { Fetched } from '../Fetched.tsx';
import type { Farewell } from '../gate/gate.ts';
import { go, isForNewcomers, loginPath, openPageAt, useHere } from '../location.ts';
import { PublicScreen } from '../PublicScreen.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { authViewOf } from './authView.ts';
import { remoteVisit } from './remoteVisits.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';
import { useAuthAhead } from './useAuthAhead.ts';

/**
 * Everything a visitor sees: what is open to anyone, the welcome screen where newcomers will be sent, and login at every
 * other path (D9).
 */
export function SignedOutApp({ farewell, lastEmail }: { farewell: Farewell; lastEmail: string }) {
  const here = useHere();
  useAppPages();
  const page = openPageAt(here.pathname);
  const isAtWelcome = isForNewcomers(here.pathname) && farewell !== 'expired';
  const isAtHome = isAtWelcome || shellPageAt(here.pathname) === 'auth';
  useAuthAhead(page === undefined);
  const target = page === undefined && !isAtHome ? loginPath(here) : null;

  useEffect(() => {
    window.scrollTo(0, 0);
    // Whoever opens the app here sees to it that nothing of a trial stays longer than was said.
    keptTrial();
  }, [page?.id]);
  useEffect(() => {
    if (target !== null) go(target, { isReplacing: true });
  }, [target]);

  return (
    <SignedOutFrame hasScene={isAtWelcome && authViewOf(here, true) === 'welcome'}>
      {page === undefined ? (
        <AuthScreen farewell={farewell} lastEmail={lastEmail} />
      ) : page.owner === 'shell' ? (
        <PublicScreen page={page.id} />
      ) : (
        <Fetched loader={remoteVisit}>{({ RemoteVisit }) => <RemoteVisit key={page.id} page={page} />}</Fetched>
      )}
    </SignedOutFrame>
  );
}
