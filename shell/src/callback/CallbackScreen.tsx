import { cancelSignIn } from '@spire/client/cancelSignIn';
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
import { openLink } from '../gate/openLink.ts';
import { entryPath, go } from '../location.ts';
import { useShell } from '../ShellContext.tsx';
import { AuthLayout } from '../signed-out/AuthLayout.tsx';
import { authViewPath } from '../signed-out/authView.ts';
import { visitor } from '../signed-out/messages/namespace.ts';
import { LongWait } from '../signed-out/LongWait.tsx';
import { MovingOn } from '../signed-out/MovingOn.tsx';
import { VisitorFrame } from '../signed-out/VisitorFrame.tsx';
import type { CallbackOutcome } from './callbackOutcome.ts';
import type { MailedLink } from './callbackVisit.ts';
import { callback, type CallbackKey } from './messages/namespace.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RefusedLink, refusedTitle } from './RefusedLink.tsx';
import { pressWords, WaitingLink } from './WaitingLink.tsx';

type Titled = Exclude<CallbackOutcome, { kind: 'waiting' | 'refused' | 'recovery' }>;
const TITLES: Readonly<Record<Titled['kind'], CallbackKey>> = {
  confirming: 'confirmingTitle',
  confirmed: 'confirmedTitle',
  addressChanged: 'changedTitle',
  halfway: 'halfwayTitle',
  elsewhere: 'elsewhereTitle',
  unanswered: 'unansweredTitle',
  rejected: 'notMe.doneTitle',
  banned: 'bannedTitle',
};

function titleOf(outcome: Exclude<CallbackOutcome, { kind: 'recovery' }>): CallbackKey {
  if (outcome.kind === 'waiting') return pressWords(outcome.link).title;
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
  const t = useMessages(callback);
  const tVisitor = useMessages(visitor);
  const [hasNewPassword, setNewPassword] = useState(false);
  const isAsking = outcome.kind === 'recovery' && !hasNewPassword;
  const title =
    outcome.kind === 'recovery'
      ? tVisitor(hasNewPassword ? 'newPassword.doneTitle' : 'newPassword.title')
      : t(titleOf(outcome));

  function handleLeave(path: string) {
    go(path, { isReplacing: true });
    tell({ kind: 'callbackLeft' });
  }

  return (
    <VisitorFrame switchesInPlace>
      <AuthLayout title={title} lead={isAsking ? tVisitor('newPassword.lead') : undefined}>
        <OutcomeView
          outcome={outcome}
          account={account}
          onLeave={handleLeave}
          hasNewPassword={hasNewPassword}
          onNewPassword={() => setNewPassword(true)}
        />
      </AuthLayout>
    </VisitorFrame>
  );
}

interface OutcomeProps extends CallbackScreenProps {
  onLeave: (path: string) => void;
  hasNewPassword: boolean;
  onNewPassword: () => void;
}

function OutcomeView({ outcome, account, onLeave, hasNewPassword, onNewPassword }: OutcomeProps) {
  const { auth, tell } = useShell();
  const t = useMessages(callback);
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  const here = new URL(SHELL_PAGES.auth.path, window.location.origin);
  const leaveForLogin = () => onLeave(authViewPath(here, 'login'));
  const leaveForApp = () => onLeave(entryPath(new URL(window.location.href), false) ?? SHELL_PAGES.home.path);

  switch (outcome.kind) {
    case 'confirming':
      return (
        <Stack>
          <LoadingState isInWords text={t('confirming')} slowText={tCommon('states.loadingSlow')} />
          <LongWait onCancel={cancelSignIn} />
        </Stack>
      );
    case 'waiting':
      return (
        <WaitingLink
          link={outcome.link}
          recipient={outcome.recipient}
          account={account}
          onPress={() => void followLink(auth, outcome.link, tell)}
          onStay={leaveForApp}
          onRejected={() => tell({ kind: 'followed', callback: { kind: 'rejected' } })}
        />
      );
    case 'confirmed':
    case 'addressChanged': {
      const text = t(outcome.kind === 'confirmed' ? 'confirmedText' : 'changedText', {
        email: account?.email ?? '',
      });
      return <MovingOn text={text} after={DELAYS.afterConfirmation} onContinue={leaveForApp} />;
    }
    case 'recovery':
      return hasNewPassword ? (
        <MovingOn text={tVisitor('newPassword.doneText')} after={DELAYS.afterPasswordUpdate} onContinue={leaveForApp} />
      ) : (
        <NewPasswordForm email={account?.email ?? ''} onDone={onNewPassword} />
      );
    case 'halfway':
      return (
        <Stack>
          <Notice kind="success">{t('halfwayText')}</Notice>
          <Button type="button" $isWide onClick={account === null ? leaveForLogin : leaveForApp}>
            {tCommon(account === null ? 'actions.logIn' : 'actions.continue')}
          </Button>
        </Stack>
      );
    case 'refused':
      return <RefusedLink type={outcome.type} isSignedIn={account !== null} onLeave={onLeave} />;
    case 'rejected':
    case 'banned':
      return (
        <Stack $gap={5}>
          <p>{outcome.kind === 'banned' ? tVisitor('login.banned') : t('notMe.doneText')}</p>
          <Button type="button" $isWide onClick={account === null ? leaveForLogin : leaveForApp}>
            {tCommon(account === null ? 'actions.logIn' : 'actions.continue')}
          </Button>
        </Stack>
      );
    case 'unanswered':
      return <Unanswered link={outcome.link} isBusy={outcome.isBusy} account={account} onLogIn={leaveForLogin} />;
    case 'elsewhere':
      return (
        <Stack>
          <Notice kind="success">{t('elsewhereText')}</Notice>
          <Button type="button" $isWide onClick={leaveForLogin}>
            {tCommon('actions.logIn')}
          </Button>
          <p>{t('elsewhereReset')}</p>
          <Button type="button" $variant="secondary" $isWide onClick={() => onLeave(authViewPath(here, 'forgot'))}>
            {t('newPasswordInstead')}
          </Button>
        </Stack>
      );
  }
}

interface UnansweredProps {
  link: MailedLink | null;
  isBusy: boolean;
  account: Account | null;
  onLogIn: () => void;
}

/** Nothing was used up: the link, where there still is one, is opened anew, and so asked about once more. */
function Unanswered({ link, isBusy, account, onLogIn }: UnansweredProps) {
  const shell = useShell();
  const t = useMessages(callback);
  const tVisitor = useMessages(visitor);
  const tCommon = useMessages(common);
  return (
    <Stack $gap={5}>
      <Notice kind="error">{isBusy ? tVisitor('login.rateLimit') : t('offline')}</Notice>
      <Stack $gap={3}>
        {link !== null && (
          <Button type="button" $isWide onClick={() => void openLink(shell, link, account)}>
            {tCommon('actions.retry')}
          </Button>
        )}
        <Button type="button" $variant={link === null ? 'primary' : 'secondary'} $isWide onClick={onLogIn}>
          {tCommon('actions.logIn')}
        </Button>
      </Stack>
    </Stack>
  );
}
