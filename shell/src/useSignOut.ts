import { ROUTES } from '@spire/domain/routes';
import { useMessages } from '@spire/i18n';
import { forgetDrafts, showToast } from '@spire/remote-kit';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { go } from './location.ts';
import { shell } from './messages/namespace.ts';
import { useShell } from './ShellContext.tsx';
import { forgetEmail } from './signed-out/useEmail.ts';

/**
 * Ends the session on this device. Pages are taken down first: a form that saves its draft on the way out must not
 * write it after drafts were forgotten.
 */
export function useSignOut(): () => Promise<void> {
  const { auth, tell } = useShell();
  const t = useMessages(shell);
  return useCallback(async () => {
    forgetEmail();
    flushSync(() => tell({ kind: 'signedOut', farewell: 'signedOut' }));
    go(ROUTES.auth.path, { isReplacing: true });
    forgetDrafts();
    showToast({ kind: 'success', title: t('signOut.done') });
    await auth.signOut({ scope: 'local' });
  }, [auth, tell, t]);
}
