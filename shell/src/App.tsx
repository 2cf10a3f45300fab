import type { ComposedPage } from '@spire/domain/composePages';
import { COOKIES, keepCookie, SIGNED_IN } from '@spire/domain/cookies';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { useAppPages } from '@spire/remote-kit';
import { GlobalStyle } from '@spire/ui/GlobalStyle';
import { useEffect, useMemo, type ReactNode } from 'react';
import { screenOf, type Screen } from './gate/gate.ts';
import { GateFrame, LoadingPerson, PersonFailed, Reading, Unreachable } from './gate/GateState.tsx';
import { useGate } from './gate/useGate.ts';
import { Fetched } from './Fetched.tsx';
import { useLater, type Loader } from './loading.ts';
import { disownLastHome } from './last-home/owner.ts';
import { openPageAt, useHere } from './location.ts';
import { secondFactorScreen, signedInApp, visitorScreens } from './screens.ts';
import { ShellProvider } from './ShellContext.tsx';
import { remoteVisit } from './signed-out/remoteVisit.ts';
import { Toasts } from './Toasts.tsx';
import { useSignOutElsewhere } from './useSignOut.ts';

/** The shell: one gate, and the screen it decides on (spec 1 §2). */
export function App({ config }: { config: BrowserConfig }) {
  const [facts, tell, auth] = useGate(config);
  const shell = useMemo(() => ({ config, auth, tell }), [config, auth, tell]);
  const { pathname } = useHere();
  useAppPages();
  const open = openPageAt(pathname);
  const screen = screenOf(facts, open === undefined ? null : open.owner === 'shell' ? 'ofShell' : 'ofRemote');
  const isComing = facts.session.kind === 'account' || facts.isEntering;

  const { kind } = facts.session;
  useEffect(() => {
    // By it the next page names the files of the app or those of the login screen.
    if (kind === 'account' || kind === 'none')
      keepCookie(document, COOKIES.signedIn, kind === 'account' ? SIGNED_IN : undefined);
    if (kind === 'none') disownLastHome();
  }, [kind]);

  useEffect(() => {
    if (!isComing) return;
    signedInApp.load().then(
      ({ fetchAhead }) => fetchAhead(config, window.location.pathname),
      () => undefined,
    );
  }, [isComing, config]);

  return (
    <ShellProvider value={shell}>
      <GlobalStyle />
      <ScreenView screen={screen} open={open} />
      <Toasts hasBar={screen.kind === 'app'} />
    </ShellProvider>
  );
}

function ScreenView({ screen, open }: { screen: Screen; open: ComposedPage | undefined }) {
  useSignOutElsewhere();
  switch (screen.kind) {
    case 'signedOut':
      if (open !== undefined && open.owner !== 'shell')
        return (
          <AtTheGate loader={remoteVisit}>{({ RemoteVisit }) => <RemoteVisit key={open.id} page={open} />}</AtTheGate>
        );
      return <BeforeTheGate screen={screen} />;
    case 'callback':
    case 'chooseLanguage':
      return <BeforeTheGate screen={screen} />;
    case 'readingSession':
      return <Reading />;
    case 'sessionUnreachable':
      return <Unreachable onRetry={() => window.location.reload()} />;
    case 'secondFactor':
      return (
        <GateFrame>
          <Fetched loader={secondFactorScreen}>{({ SecondFactorScreen }) => <SecondFactorScreen />}</Fetched>
        </GateFrame>
      );
    case 'loadingPerson':
      return <LoadingPerson isLate={screen.isLate} />;
    case 'personFailed':
      return <PersonFailed problem={screen.problem} />;
    case 'onboarding':
    case 'app':
      return <BehindTheGate key={screen.account.userId} screen={screen} />;
  }
}

type VisitorScreen = Extract<Screen, { kind: 'callback' | 'chooseLanguage' | 'signedOut' }>;

function BeforeTheGate({ screen }: { screen: VisitorScreen }) {
  return (
    <AtTheGate loader={visitorScreens}>
      {({ callbackScreen, LanguageChooser, SignedOutApp }) => {
        switch (screen.kind) {
          case 'callback':
            return (
              <AtTheGate loader={callbackScreen}>
                {({ CallbackScreen }) => <CallbackScreen outcome={screen.outcome} account={screen.account} />}
              </AtTheGate>
            );
          case 'chooseLanguage':
            return <LanguageChooser isSignedIn={screen.isSignedIn} />;
          case 'signedOut':
            return <SignedOutApp farewell={screen.farewell} lastEmail={screen.email} />;
        }
      }}
    </AtTheGate>
  );
}

function BehindTheGate({ screen }: { screen: Extract<Screen, { kind: 'onboarding' | 'app' }> }) {
  return (
    <AtTheGate loader={signedInApp}>
      {({ SignedInApp }) => (
        <SignedInApp account={screen.account} person={screen.person} isNew={screen.kind === 'onboarding'} />
      )}
    </AtTheGate>
  );
}

/** A whole screen that is fetched when first wanted: read, out of reach, or there. */
function AtTheGate<T>({ loader, children }: { loader: Loader<T>; children: (value: T) => ReactNode }) {
  const [state, retry] = useLater(loader);
  if (state.kind === 'loading') return <Reading />;
  if (state.kind === 'failed') return <Unreachable onRetry={retry} />;
  return children(state.value);
}
