import type { Problem } from '@spire/client';
import { ERROR_CODES } from '@spire/domain/errorCodes';
import { SHELL_PAGES, shellPageAt } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import { HelpPage } from '../help/HelpPage.tsx';
import { useHere } from '../location.ts';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { PlainLink } from '../signed-out/PlainLink.tsx';
import { useSignOut } from '../useSignOut.ts';

/** The frame of what stands before the app itself; help is where it always is (A31). */
export function GateFrame({ children }: { children: ReactNode }) {
  const tCommon = useMessages(common);
  const link = (page: 'home' | 'help') => ({ as: PlainLink, to: SHELL_PAGES[page].path });
  return (
    <AppFrame header={<AppHeader homeLink={link('home')} helpLink={link('help')} helpLabel={tCommon('help')} />}>
      {children}
    </AppFrame>
  );
}

interface GateTroubleProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** Someone is signed in, and must not be locked in (trap 34). */
  hasLogOut?: boolean;
}

/** The way in is held up: what happened, and what can be done about it. */
function GateTrouble({ title, text, onRetry, hasLogOut = false }: GateTroubleProps) {
  const signOut = useSignOut();
  const tCommon = useMessages(common);
  return (
    <GateFrame>
      <Page title={title} lead={<p role="alert">{text}</p>} isNarrow>
        <Stack $gap={3}>
          <Button type="button" $isWide onClick={onRetry}>
            {tCommon('actions.retry')}
          </Button>
          {hasLogOut && (
            <Button type="button" $variant="quiet" $isWide onClick={() => void signOut()}>
              {tCommon('actions.logOut')}
            </Button>
          )}
        </Stack>
      </Page>
    </GateFrame>
  );
}

/**
 * The session, or a part of the app, is being read. Help waits for neither: it stands here where the rest of the app has
 * not come yet, or cannot come (A31).
 */
export function Reading() {
  const tCommon = useMessages(common);
  const { pathname } = useHere();
  if (shellPageAt(pathname) === 'help')
    return (
      <GateFrame>
        <HelpPage />
      </GateFrame>
    );
  return (
    <GateFrame>
      <LoadingState isInWords text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />
    </GateFrame>
  );
}

/** Reading failed, and can be tried again; nobody is taken for signed out. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(shell);
  const { pathname } = useHere();
  if (shellPageAt(pathname) === 'help') return <Reading />;
  return <GateTrouble title={t('gate.unreachableTitle')} text={t('gate.unreachableText')} onRetry={onRetry} />;
}

/** The profile is on its way; after ten seconds with two ways out. */
export function LoadingPerson({ isLate }: { isLate: boolean }) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  if (!isLate) {
    return (
      <GateFrame>
        <LoadingState isInWords text={tCommon('states.loadingProfile')} />
      </GateFrame>
    );
  }
  return (
    <GateTrouble
      title={t('gate.lateTitle')}
      text={t('gate.lateText')}
      onRetry={() => tell({ kind: 'personAsked' })}
      hasLogOut
    />
  );
}

/** The profile could not be read. Never onboarding: that could write over a finished profile (trap 33). */
export function PersonFailed({ problem }: { problem: Problem }) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const { code } = problem;
  const text = t('gate.failedText', { reason: tCommon(`errors.${code}`) });
  // No status came where no answer did.
  const status = code === 'NETWORK' || code === 'TIMEOUT' ? undefined : ERROR_CODES[code];
  return (
    <GateTrouble
      title={t('gate.failedTitle')}
      text={status === undefined ? text : `${t('gate.failedStatus', { status })}. ${text}`}
      onRetry={() => tell({ kind: 'personAsked' })}
      hasLogOut
    />
  );
}
