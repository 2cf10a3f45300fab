import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';

/** The way out. How it went is told by the shell, since this page is gone by then; that it never began stands here. */
export function LogOut() {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const { signOut } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function handleLogOut() {
    setState('busy');
    try {
      if (!(await signOut())) setState('idle');
    } catch {
      setState('failed');
    }
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
