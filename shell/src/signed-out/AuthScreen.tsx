import { DELAYS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { TabPanel, Tabs } from '@spire/ui/Tabs';
import { useState } from 'react';
import type { Farewell } from '../gate/gate.ts';
import { Fetched } from '../Fetched.tsx';
import { rememberWanted } from '../gate/wantedPath.ts';
import { createLoader } from '../loading.ts';
import { go, useHere } from '../location.ts';
import { visitor } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { AskForMail } from './AskForMail.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ASKING, authViewOf, authViewPath, isTab, WAITING, type AuthView } from './authView.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { LoginForm } from './LoginForm.tsx';
import { MovingOn } from './MovingOn.tsx';
import { PlainLink } from './PlainLink.tsx';
import { useEmail } from './useEmail.ts';
import { Welcome } from './Welcome.tsx';

/** Fetched by whoever wants an account: who has one needs no more than the login. */
const signUp = createLoader(() => import('./SignUp.tsx'));

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/** Login, sign-up and what belongs to them; the view stands in the address, so that the back button works (A15). */
export function AuthScreen({ farewell, lastEmail }: { farewell: Farewell; lastEmail: string }) {
  const { tell } = useShell();
  const t = useMessages(visitor);
  const here = useHere();
  const [email, setEmail] = useEmail(lastEmail);
  const [hasEntered, setEntered] = useState(false);
  const tryPath = usePagePath('try');
  const [wantsCode, setWantsCode] = useState(false);
  const view = authViewOf(here, email !== '');
  const show = (next: AuthView) => go(authViewPath(here, next));
  /** The page that was asked for opens by the mail too; it does not stand in the mail. */
  const showLinkSent = (isForCode: boolean) => {
    setWantsCode(isForCode);
    rememberWanted(here.searchParams.get('next'));
    show('link-sent');
  };

  if (hasEntered) {
    return (
      <AuthLayout title={t('login.doneTitle')}>
        <MovingOn text={t('login.doneText')} after={DELAYS.afterLogin} onContinue={() => tell({ kind: 'entered' })} />
      </AuthLayout>
    );
  }
  if (view === 'welcome') return <Welcome onBegin={() => show('sign-up')} onLogin={() => show('login')} />;
  if (isKeyOf(WAITING, view)) {
    const kind = WAITING[view];
    return <CheckEmail key={kind} kind={kind} email={email} beginsWithCode={wantsCode} onBack={() => show('login')} />;
  }
  if (isKeyOf(ASKING, view)) {
    return (
      <AskForMail
        key={view}
        kind={ASKING[view]}
        email={email}
        onEmail={setEmail}
        onSent={() => (view === 'link' ? showLinkSent(false) : show('reset-sent'))}
        onBack={() => show('login')}
      />
    );
  }

  return (
    <AuthLayout title={t('auth.title')} lead={t('auth.lead')}>
      {farewell === 'expired' && (
        <Notice kind="info" title={t('auth.expiredTitle')}>
          {t('auth.expiredText')}
        </Notice>
      )}
      {farewell === null && here.searchParams.has('next') && <Notice kind="info">{t('auth.nextNotice')}</Notice>}
      <Stack $gap={5}>
        <Tabs
          label={t('auth.tabs')}
          tabs={[
            { id: 'login', label: t('auth.tabLogin') },
            { id: 'sign-up', label: t('auth.tabSignUp') },
          ]}
          selected={view}
          onChange={(id) => isTab(id) && show(id)}
        />
        <TabPanel tab={view}>
          {view === 'login' ? (
            <LoginForm
              email={email}
              onEmail={setEmail}
              onDone={() => setEntered(true)}
              onForgot={() => show('forgot')}
              onLink={() => show('link')}
              onMailSent={(kind) => (kind === 'signup' ? show('check-email') : showLinkSent(true))}
            />
          ) : (
            <Fetched loader={signUp}>
              {({ SignUp }) => (
                <SignUp
                  email={email}
                  onEmail={setEmail}
                  onSent={(kind) => {
                    setWantsCode(kind === 'email');
                    show(kind === 'email' ? 'code-sent' : 'check-email');
                  }}
                />
              )}
            </Fetched>
          )}
        </TabPanel>
        {tryPath !== undefined && (
          <div>
            <LinkButton as={PlainLink} to={tryPath}>
              {t('welcome.tryNow')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </AuthLayout>
  );
}
