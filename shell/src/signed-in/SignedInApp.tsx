import { useNow } from '@spire/client/today';
import { pageAt } from '@spire/domain/composePages';
import { SHELL_PAGES } from '@spire/domain/routes';
import { sharedPages, SessionProvider, useAppPages } from '@spire/remote-kit';
import { useLocation } from '@spire/remote-kit/router';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Navigate } from 'react-router-dom';
import type { Account, Person } from '../gate/gate.ts';
import { Fetched } from '../Fetched.tsx';
import { useForgetOthersHome } from '../last-home/useLastHome.ts';
import { entryPath, openPageAt } from '../location.ts';
import { PublicScreen } from '../PublicScreen.tsx';
import { statusParts } from '../status/statusParts.ts';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { createDataAccess, DataAccessProvider } from './dataAccess.tsx';
import { diagnosticsPage, homePage, lostPages, securityPage } from './ownPages.ts';
import { fetchAhead } from './fetchAhead.ts';
import { remotesOf } from './remotesOf.ts';
import { SignedInFrame } from './SignedInFrame.tsx';
import { useScrollMemory } from './useScrollMemory.ts';
import { useAskedSignOut } from './useAskedSignOut.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';
import { whenIdle } from './whenIdle.ts';

export { fetchAhead } from './fetchAhead.ts';

interface SignedInAppProps {
  account: Account;
  person: Person;
  /** Onboarding is still ahead: nothing but it and what is open to anyone is. */
  isNew: boolean;
}

/** Everything behind the gate: router, frame, and the pages of the remotes. */
export function SignedInApp({ account, person, isNew }: SignedInAppProps) {
  const { config } = useShell();
  const [data] = useState(() => createDataAccess(config, person));
  const signOut = useAskedSignOut(account.userId, data);
  const areBack = useKeptDrafts(account.userId);
  useEffect(() => () => data.close(), [data]);
  useForgetOthersHome(account.userId);
  const session = useMemo(
    () => ({ userId: account.userId, email: account.email, signOut }),
    [account.userId, account.email, signOut],
  );
  return (
    <SessionProvider value={session}>
      <DataAccessProvider value={data}>
        <BrowserRouter>{areBack && <Pages isNew={isNew} />}</BrowserRouter>
      </DataAccessProvider>
    </SessionProvider>
  );
}

function Pages({ isNew }: { isNew: boolean }) {
  const { config } = useShell();
  const { pathname, search } = useLocation();
  const [knownSince] = useState(() => Date.now());
  const now = useNow();
  const pages = useAppPages();
  useScrollMemory();

  useEffect(() => {
    if (isNew) return undefined;
    return whenIdle(() =>
      [SHELL_PAGES.home, ...sharedPages().navigation].forEach(({ path }) => fetchAhead(config, path)),
    );
  }, [config, isNew]);

  const target = entryPath(new URL(pathname + search, window.location.origin), isNew);
  if (target !== null) return <Navigate to={target} replace />;
  const page = pageAt(pages, pathname);
  const hasRemotes = pages.pages.some(({ owner }) => owner !== 'shell');
  const isMissing = isNew
    ? page?.access !== 'newcomer' && openPageAt(pathname) === undefined
    : !hasRemotes && (page === undefined || page.id === 'home');
  return (
    <SignedInFrame hasNavigation={!isNew}>
      {isMissing ? (
        <Fetched loader={lostPages}>{({ RemotesMissing }) => <RemotesMissing />}</Fetched>
      ) : page === undefined ? (
        <NotFound />
      ) : page.id === 'home' ? (
        <Fetched loader={homePage}>{({ HomePage }) => <HomePage knownSince={knownSince} now={now} />}</Fetched>
      ) : page.owner === 'shell' ? (
        <OwnPage id={page.id} />
      ) : (
        <RemoteView
          key={page.id}
          remotes={remotesOf(config)}
          place={{ remote: page.owner, kind: 'page', id: page.id }}
        />
      )}
      {isNew && <Fetched loader={lostPages}>{({ OnboardingExit }) => <OnboardingExit />}</Fetched>}
    </SignedInFrame>
  );
}

function NotFound() {
  return <Fetched loader={lostPages}>{({ NotFoundPage }) => <NotFoundPage />}</Fetched>;
}

/** The shell's own pages besides Home. */
function OwnPage({ id }: { id: string }) {
  const { config } = useShell();
  if (['help', 'privacy', 'install'].includes(id))
    return (
      <PublicScreen
        page={id}
        own={<Fetched loader={lostPages}>{({ PlaceCards }) => <PlaceCards place="privacy" />}</Fetched>}
      />
    );
  if (id === 'whatWaits') return <Fetched loader={statusParts}>{({ WaitingPage }) => <WaitingPage />}</Fetched>;
  if (id === 'security') return <Fetched loader={securityPage}>{({ SecurityPage }) => <SecurityPage />}</Fetched>;
  if (id === 'diagnostics' && config.diagnostics)
    return <Fetched loader={diagnosticsPage}>{({ DiagnosticsPage }) => <DiagnosticsPage />}</Fetched>;
  return <NotFound />;
}
