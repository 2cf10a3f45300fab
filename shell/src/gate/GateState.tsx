import type { Problem } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { ErrorState, LoadingState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import { ROUTES } from '@spire/domain/routes';
import { shell } from '../messages/namespace.ts';
import { PlainLink } from '../signed-out/PlainLink.tsx';
import { useShell } from '../ShellContext.tsx';

/** The frame of what stands before the app itself; help is where it always is (A31). */
function GateFrame({ children }: { children: ReactNode }) {
  const t = useMessages(common);
  return (
    <AppFrame header={<AppHeader helpLink={{ as: PlainLink, to: ROUTES.help.path }} helpLabel={t('help')} />}>
      {children}
    </AppFrame>
  );
}

/** The session, or a part of the app, is being read. */
export function Reading() {
  const t = useMessages(common);
  return (
    <GateFrame>
      <LoadingState text={t('states.loading')} slowText={t('states.loadingSlow')} />
    </GateFrame>
  );
}

/** Reading failed, and can be tried again; nobody is taken for signed out. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  return (
    <GateFrame>
      <ErrorState
        title={t('gate.unreachableTitle')}
        text={t('gate.unreachableText')}
        retryLabel={tCommon('actions.retry')}
        onRetry={onRetry}
      />
    </GateFrame>
  );
}

/** Log out, beside trying again: a person is never locked in (trap 34). */
function LogOut() {
  const { auth } = useShell();
  const t = useMessages(common);
  return (
    <Button type="button" $variant="quiet" onClick={() => void auth.signOut({ scope: 'local' })}>
      {t('actions.logOut')}
    </Button>
  );
}

/** The profile is on its way; after ten seconds with two ways out. */
export function LoadingPerson({ isLate }: { isLate: boolean }) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  if (!isLate) {
    return (
      <GateFrame>
        <LoadingState text={tCommon('states.loadingProfile')} />
      </GateFrame>
    );
  }
  return (
    <GateFrame>
      <Page title={t('gate.lateTitle')} lead={t('gate.lateText')} isNarrow>
        <Stack $gap={3}>
          <Button type="button" onClick={() => tell({ kind: 'personAsked' })}>
            {tCommon('actions.retry')}
          </Button>
          <LogOut />
        </Stack>
      </Page>
    </GateFrame>
  );
}

/** The profile could not be read. Never onboarding: that could write over a finished profile (trap 33). */
export function PersonFailed({ problem }: { problem: Problem }) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  return (
    <GateFrame>
      <ErrorState
        title={t('gate.failedTitle')}
        text={t('gate.failedText', { reason: tCommon(`errors.${problem.code}`) })}
        retryLabel={tCommon('actions.retry')}
        onRetry={() => tell({ kind: 'personAsked' })}
      />
      <LogOut />
    </GateFrame>
  );
}
