import { DELAYS } from '@spire/domain/limits';
import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { go } from '../location.ts';
import { shell, type ShellKey } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { AuthLayout } from '../signed-out/AuthLayout.tsx';
import { authViewPath } from '../signed-out/authView.ts';
import { MovingOn } from '../signed-out/MovingOn.tsx';
import { SignedOutFrame } from '../signed-out/SignedOutFrame.tsx';
import type { CallbackOutcome } from './callbackOutcome.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RefusedLink } from './RefusedLink.tsx';

const TITLES: Readonly<Record<CallbackOutcome['kind'], ShellKey>> = {
  confirming: 'callback.confirmingTitle',
  confirmed: 'callback.confirmedTitle',
  recovery: 'newPassword.title',
  elsewhere: 'callback.elsewhereTitle',
  refused: 'callback.refusedTitle',
  offline: 'callback.refusedTitle',
};

/** Where a confirmation or reset link arrives (spec 1 §2): every way it can end, each with the next step. */
export function CallbackScreen({ outcome }: { outcome: CallbackOutcome }) {
  const { tell } = useShell();
  const t = useMessages(shell);

  function handleLeave(path: string) {
    go(path, { isReplacing: true });
    tell({ kind: 'callbackLeft' });
  }

  return (
    <SignedOutFrame switchesInPlace>
      <AuthLayout
        title={t(TITLES[outcome.kind])}
        lead={outcome.kind === 'recovery' ? t('newPassword.lead') : undefined}
      >
        <OutcomeView outcome={outcome} onLeave={handleLeave} />
      </AuthLayout>
    </SignedOutFrame>
  );
}

function OutcomeView({ outcome, onLeave }: { outcome: CallbackOutcome; onLeave: (path: string) => void }) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const auth = new URL(ROUTES.auth.path, window.location.origin);
  const leaveForHome = () => onLeave(ROUTES.home.path);

  switch (outcome.kind) {
    case 'confirming':
      return <LoadingState text={t('callback.confirming')} slowText={tCommon('states.loadingSlow')} />;
    case 'confirmed':
      return <MovingOn text={t('callback.confirmedText')} after={DELAYS.afterConfirmation} onContinue={leaveForHome} />;
    case 'recovery':
      return <NewPasswordForm onDone={leaveForHome} />;
    case 'refused':
      return <RefusedLink onLeave={onLeave} />;
    case 'elsewhere':
    case 'offline':
      return (
        <Stack>
          <Notice kind={outcome.kind === 'offline' ? 'error' : 'success'}>
            {t(outcome.kind === 'offline' ? 'callback.offline' : 'callback.elsewhereText')}
          </Notice>
          <Button type="button" $isWide onClick={() => onLeave(authViewPath(auth, 'login'))}>
            {tCommon('actions.logIn')}
          </Button>
          <p>{t('callback.elsewhereReset')}</p>
          <Button type="button" $variant="secondary" $isWide onClick={() => onLeave(authViewPath(auth, 'forgot'))}>
            {t('callback.newPasswordInstead')}
          </Button>
        </Stack>
      );
  }
}
