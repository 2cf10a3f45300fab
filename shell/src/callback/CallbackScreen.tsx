import { DELAYS } from '@spire/domain/limits';
import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import type { Account } from '../gate/gate.ts';
import { followLink } from '../gate/followLink.ts';
import { entryPath, go } from '../location.ts';
import { useShell } from '../ShellContext.tsx';
import { AuthLayout } from '../signed-out/AuthLayout.tsx';
import { authViewPath } from '../signed-out/authView.ts';
import { visitor, type VisitorKey } from '../signed-out/messages/namespace.ts';
import { MovingOn } from '../signed-out/MovingOn.tsx';
import { SignedOutFrame } from '../signed-out/SignedOutFrame.tsx';
import type { CallbackOutcome } from './callbackOutcome.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RefusedLink, refusedTitle } from './RefusedLink.tsx';
import { pressWords, WaitingLink } from './WaitingLink.tsx';

const TITLES: Readonly<Record<Exclude<CallbackOutcome['kind'], 'waiting' | 'refused'>, VisitorKey>> = {
  confirming: 'callback.confirmingTitle',
  confirmed: 'callback.confirmedTitle',
  recovery: 'newPassword.title',
  addressChanged: 'callback.changedTitle',
  halfway: 'callback.halfwayTitle',
  elsewhere: 'callback.elsewhereTitle',
  unanswered: 'callback.unansweredTitle',
};

function titleOf(outcome: CallbackOutcome): VisitorKey {
  if (outcome.kind === 'waiting') return pressWords(outcome.link.type).title;
  return outcome.kind === 'refused' ? refusedTitle(outcome.type) : TITLES[outcome.kind];
}

interface CallbackScreenProps {
  outcome: CallbackOutcome;
  /** The account signed in now, by this link or from before. */
  account: Account | null;
}

/** Where a mailed link arrives (spec 1 §2): every way it can end, each with the next step. */
export function CallbackScreen({ outcome, account }: CallbackScreenProps) {
  const { tell } = useShell();
  const tVisitor = useMessages(visitor);
  const [hasNewPassword, setNewPassword] = useState(false);
  const title = hasNewPassword ? 'newPassword.doneTitle' : titleOf(outcome);
  const isAsking = outcome.kind === 'recovery' && !hasNewPassword;

  function handleLeave(path: string) {
    go(path, { isReplacing: true });
    tell({ kind: 'callbackLeft' });
  }

  return (
    <SignedOutFrame switchesInPlace>
      <AuthLayout title={tVisitor(title)} lead={isAsking ? tVisitor('newPassword.lead') : undefined}>
        <OutcomeView
          outcome={outcome}
          account={account}
          onLeave={handleLeave}
          hasNewPassword={hasNewPassword}
          onNewPassword={() => setNewPassword(true)}
        />
      </AuthLayout>
    </SignedOutFrame>
  );
}

interface OutcomeProps extends CallbackScreenProps {
  onLeave: (path: string) => void;
  hasNewPassword: boolean;
  onNewPassword: () => void;
}

function OutcomeView({ outcome, account, onLeave, hasNewPassword, onNewPassword }: OutcomeProps) {
  const { auth, tell } = useShell();
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  const here = new URL(SHELL_PAGES.auth.path, window.location.origin);
  const leaveForLogin = () => onLeave(authViewPath(here, 'login'));
  const leaveForApp = () => onLeave(entryPath(new URL(window.location.href), false) ?? SHELL_PAGES.home.path);

  switch (outcome.kind) {
    case 'confirming':
      return <LoadingState text={tVisitor('callback.confirming')} slowText={tCommon('states.loadingSlow')} />;
    case 'waiting':
      return (
        <WaitingLink
          type={outcome.link.type}
          account={account}
          onPress={() => void followLink(auth, outcome.link, tell)}
          onStay={leaveForApp}
        />
      );
    case 'confirmed':
    case 'addressChanged': {
      const text = tVisitor(outcome.kind === 'confirmed' ? 'callback.confirmedText' : 'callback.changedText', {
        email: account?.email ?? '',
      });
      return <MovingOn text={text} after={DELAYS.afterConfirmation} onContinue={leaveForApp} />;
    }
    case 'recovery':
      return hasNewPassword ? (
        <MovingOn text={tVisitor('newPassword.doneText')} after={DELAYS.afterPasswordUpdate} onContinue={leaveForApp} />
      ) : (
        <NewPasswordForm onDone={onNewPassword} />
      );
    case 'halfway':
      return (
        <Stack>
          <Notice kind="success">{tVisitor('callback.halfwayText')}</Notice>
          <Button type="button" $isWide onClick={account === null ? leaveForLogin : leaveForApp}>
            {tCommon(account === null ? 'actions.logIn' : 'actions.continue')}
          </Button>
        </Stack>
      );
    case 'refused':
      return <RefusedLink type={outcome.type} isSignedIn={account !== null} onLeave={onLeave} />;
    case 'unanswered': {
      const { link, isBusy } = outcome;
      return (
        <Stack $gap={5}>
          <Notice kind="error">{tVisitor(isBusy ? 'login.rateLimit' : 'callback.offline')}</Notice>
          <Stack $gap={3}>
            {link !== null && (
              <Button type="button" $isWide onClick={() => void followLink(auth, link, tell)}>
                {tCommon('actions.retry')}
              </Button>
            )}
            <Button type="button" $variant={link === null ? 'primary' : 'secondary'} $isWide onClick={leaveForLogin}>
              {tCommon('actions.logIn')}
            </Button>
          </Stack>
        </Stack>
      );
    }
    case 'elsewhere':
      return (
        <Stack>
          <Notice kind="success">{tVisitor('callback.elsewhereText')}</Notice>
          <Button type="button" $isWide onClick={leaveForLogin}>
            {tCommon('actions.logIn')}
          </Button>
          <p>{tVisitor('callback.elsewhereReset')}</p>
          <Button type="button" $variant="secondary" $isWide onClick={() => onLeave(authViewPath(here, 'forgot'))}>
            {tVisitor('callback.newPasswordInstead')}
          </Button>
        </Stack>
      );
  }
}
