import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '../../ShellContext.tsx';
import { Answered } from '../Answered.tsx';
import { security } from '../messages/namespace.ts';
import { Plain, Status, useFocusOnReturn } from '../SectionParts.tsx';
import { useAnswer } from '../useAnswer.ts';
import { EmailForm } from './EmailForm.tsx';
import { PendingAddress } from './PendingAddress.tsx';

/** The address of the account, and the one that waits for its confirmation. */
export function EmailSection() {
  const { auth } = useShell();
  const t = useMessages(security);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const opener = useFocusOnReturn<HTMLButtonElement>(isOpen);
  const readUser = useCallback(async () => {
    const { data, error } = await (await auth()).getUser();
    if (error !== null) throw error;
    return data.user;
  }, [auth]);
  const [state, ask] = useAnswer(readUser);
  const pending = state.kind === 'ready' ? (state.value.new_email ?? '') : '';

  // A return from the mail program shows here what the links have done.
  useEffect(() => {
    if (pending === '') return undefined;
    const look = () => document.visibilityState === 'visible' && ask();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [pending, ask]);

  return (
    <Card title={t('email.title')}>
      <Answered state={state} loadingText={t('email.loading')} failedTitle={t('email.failedTitle')} onRetry={ask}>
        {({ email = '' }) => (
          <Stack>
            <Plain>
              {t('email.present')} <Address>{email}</Address>
            </Plain>
            {pending !== '' && !isOpen && <PendingAddress key={pending} email={email} newEmail={pending} />}
            {isOpen ? (
              <EmailForm
                email={email}
                onClose={(change) => {
                  setOpen(false);
                  setDone(change === 'done');
                  if (change !== 'none') ask();
                }}
              />
            ) : (
              <div>
                <Button
                  ref={opener}
                  type="button"
                  $variant={pending === '' ? 'secondary' : 'quiet'}
                  onClick={() => {
                    setDone(false);
                    setOpen(true);
                  }}
                >
                  {t(pending === '' ? 'email.open' : 'email.other')}
                </Button>
                <Status role="status">{isDone ? t('email.done') : ''}</Status>
              </div>
            )}
          </Stack>
        )}
      </Answered>
    </Card>
  );
}

const Address = styled.strong`
  display: block;
  color: var(--ink);
  overflow-wrap: anywhere;
`;
