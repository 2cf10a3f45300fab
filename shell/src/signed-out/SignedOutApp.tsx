import { shellPageAt } from '@spire/domain/routes';
import { useAppPages } from '@spire/remote-kit';
import { keptTrial } from '@spire/remote-kit/trial';
import { Scene, skyOf } from '@spire/ui/Scene';
import { partOfDay } from '@spire/domain/dates';
import { useEffect, useState } from 'react';
import type { Farewell } from '../gate/gate.ts';
import { go, isForNewcomers, loginPath, openPageAt, useHere } from '../location.ts';
import { PublicScreen } from '../PublicScreen.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { authViewOf } from './authView.ts';
import { hasLeaf } from './leafHere.ts';
import { useAuthAhead } from './useAuthAhead.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { WELCOME_SCENE } from './Welcome.tsx';

/**
 * The shell for a visitor: its pages that are open to anyone, the welcome screen where newcomers will be sent,
 * and login at every other path (D9).
 */
export function SignedOutApp({ farewell, lastEmail }: { farewell: Farewell; lastEmail: string }) {
  const here = useHere();
  useAppPages();
  const [hour] = useState(() => partOfDay(new Date().getHours()));
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

  const deeds = { hasCheckedIn: hasLeaf() };
  const backdrop = {
    picture: <Scene level="sprout" hour={hour} view="near" height={WELCOME_SCENE} deeds={deeds} melts />,
    sky: skyOf(hour),
    room: WELCOME_SCENE,
  };
  return (
    <VisitorFrame backdrop={isAtWelcome && authViewOf(here, true) === 'welcome' ? backdrop : undefined}>
      {page === undefined ? <AuthScreen farewell={farewell} lastEmail={lastEmail} /> : <PublicScreen page={page.id} />}
    </VisitorFrame>
  );
}
