import { common, useMessages } from '@spire/i18n';
import { showToast, useSession } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';

/** The way out. That it worked is a toast, since this page is gone by then; that it did not stands here until it does. */
export function LogOut() {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const { signOut } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function handleLogOut() {
    setState('busy');
    try {
      if (!(await signOut())) {
        setState('idle');
        return;
      }
    } catch {
      setState('failed');
      return;
    }
    showToast({ kind: 'success', title: t('logOut.done') });
  }

  return (
    <Stack $gap={3}>
      <BusyButton
        variant="secondary"
        isWide
        isBusy={state === 'busy'}
        busyLabel={t('logOut.busy')}
        onClick={() => void handleLogOut()}
      >
        {tCommon('actions.logOut')}
      </BusyButton>
      {state === 'failed' && (
        <Notice kind="error" title={t('logOut.failedTitle')}>
          {t('logOut.failedText')}
        </Notice>
      )}
    </Stack>
  );
}
