import { NAVIGATION, ROUTES, routeOf, type RouteId } from '@spire/domain/routes';
import { SessionProvider } from '@spire/remote-kit';
import { useLocation } from '@spire/remote-kit/router';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Navigate } from 'react-router-dom';
import type { Account, Person } from '../gate/gate.ts';
import { Fetched } from '../Fetched.tsx';
import { entryPath } from '../location.ts';
import { PublicScreen } from '../PublicScreen.tsx';
import { useShell } from '../ShellContext.tsx';
import { createDataAccess, DataAccessProvider } from './dataAccess.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OnboardingExit } from './OnboardingExit.tsx';
import { diagnosticsPage, securityPage } from './ownPages.ts';
import { fetchAhead, placesOf } from './remotesOf.ts';
import { RemoteView } from './RemoteView.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSignOut } from '../useSignOut.ts';
import { useToday } from './useToday.ts';

export { fetchAhead } from './remotesOf.ts';

interface SignedInAppProps {
  account: Account;
  person: Person;
  /** Onboarding is still ahead: nothing but it, help and privacy is open. */
  isNew: boolean;
}

/** Everything behind the gate: router, frame, and the pages of the remotes. */
export function SignedInApp({ account, person, isNew }: SignedInAppProps) {
  const { config } = useShell();
  const signOut = useSignOut();
  const [data] = useState(() => createDataAccess(config, person));
  useEffect(() => () => data.close(), [data]);
  const session = useMemo(
    () => ({ userId: account.userId, email: account.email, signOut }),
    [account.userId, account.email, signOut],
  );
  return (
    <SessionProvider value={session}>
      <DataAccessProvider value={data}>
        <BrowserRouter>
          <Pages isNew={isNew} />
        </BrowserRouter>
      </DataAccessProvider>
    </SessionProvider>
  );
}

function Pages({ isNew }: { isNew: boolean }) {
  const { config } = useShell();
  const { pathname, search } = useLocation();
  const [knownSince] = useState(() => Date.now());
  const now = useToday();
  const route = routeOf(pathname);
  useScrollMemory();

  useEffect(() => {
    if (isNew) return undefined;
    const handle = whenIdle(() => NAVIGATION.forEach((id) => fetchAhead(config, ROUTES[id].path)));
    return () => handle();
  }, [config, isNew]);

  const target = entryPath(new URL(pathname + search, window.location.origin), isNew);
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <SignedInFrame hasNavigation={!isNew}>
      {route === undefined ? (
        <NotFoundPage />
      ) : route === 'home' ? (
        <HomePage knownSince={knownSince} now={now} />
      ) : route === 'help' || route === 'privacy' ? (
        <PublicScreen page={route} />
      ) : route === 'security' ? (
        <Fetched loader={securityPage}>{({ SecurityPage }) => <SecurityPage />}</Fetched>
      ) : route === 'diagnostics' && config.diagnostics ? (
        <Fetched loader={diagnosticsPage}>{({ DiagnosticsPage }) => <DiagnosticsPage />}</Fetched>
      ) : (
        <RemotePage route={route} />
      )}
      {isNew && <OnboardingExit />}
    </SignedInFrame>
  );
}

function RemotePage({ route }: { route: RouteId }) {
  const [place] = placesOf(route);
  return place === undefined ? <NotFoundPage /> : <RemoteView key={route} place={place} />;
}

/** Runs when the browser has nothing better to do, and not at all where the person saves data. */
function whenIdle(run: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const timer = window.setTimeout(run, 3000);
  return () => window.clearTimeout(timer);
}
