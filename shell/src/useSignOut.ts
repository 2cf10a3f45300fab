import { deviceStorage } from '@spire/domain/deviceStorage';
import { lastSession, sessionKey } from '@spire/client/storedSession';
import { withTimeout } from '@spire/client/withTimeout';
import { SHELL_PAGES } from '@spire/domain/routes';
import { useMessages } from '@spire/i18n';
import { closeToast, forgetDrafts, showToast } from '@spire/remote-kit';
import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { endSession } from './endSession.ts';
import { SIGNED_OUT_KEY } from './gate/signedOutKey.ts';
import { disownLastHome } from './last-home/owner.ts';
import { go } from './location.ts';
import { shell } from './messages/namespace.ts';
import { useShell } from './ShellContext.tsx';
import { forgetEmail } from './signed-out/useEmail.ts';

/** Milliseconds a log-out waits for the auth client, which tells the server, and for storage. */
const CLIENT_WAIT = 3000;

const NOBODY_KNOWN = 'unknown';

/**
 * Leaves the app in this tab. Pages are taken down first: a form that saves its draft on the way out must not write it
 * after drafts were forgotten.
 */
function useLeaving(): (userId: string | undefined) => void {
  const { tell } = useShell();
  return useCallback(
    (userId) => {
      disownLastHome();
      forgetEmail();
      flushSync(() => tell({ kind: 'signedOut', farewell: 'signedOut' }));
      go(SHELL_PAGES.auth.path, { isReplacing: true });
      forgetDrafts(userId);
    },
    [tell],
  );
}

/** Says whether the server ended the session: this device is cleared either way, and that is not the same (D77). */
function useEndingTold(): (isEnded: boolean) => void {
  const { config } = useShell();
  const t = useMessages(shell);
  return useCallback(
    (isEnded) => {
      const id = 'signOut';
      // A person may have logged in again before a later try succeeded.
      if (isEnded && lastSession(sessionKey(config)) !== undefined) closeToast(id);
      else if (isEnded) showToast({ id, kind: 'success', title: t('signOut.doneTitle'), text: t('signOut.done') });
      else {
        const text = `${t('signOut.failedText')} ${t('signOut.failedHere')}`;
        showToast({ id, kind: 'error', title: t('signOut.failed'), text });
      }
    },
    [config, t],
  );
}

/** Seals what is begun where it is not to be deleted; says whether the store of this person has to stay. */
async function sealWhatIsBegun(userId: string): Promise<boolean> {
  try {
    const { sealBegun } = await import(/* webpackChunkName: "status" */ './status/sealBegun.ts');
    return await withTimeout(CLIENT_WAIT, sealBegun(userId));
  } catch {
    // The look failed: better kept, and sealed, than deleted unasked.
    return true;
  }
}

/** Takes what is sealed for that person off this device, and the key with it. */
async function forgetStore(userId: string): Promise<void> {
  try {
    const { destroySealedStore } = await import(/* webpackChunkName: "data" */ '@spire/client/sealedStore');
    // Storage that answers nothing keeps nobody signed in.
    await withTimeout(CLIENT_WAIT, destroySealedStore(userId));
  } catch (error) {
    console.error('Sealed data stays here', error);
  }
}

/**
 * Ends the session on this device. What is neither saved nor sent is kept, sealed, for this person's next time here,
 * unless they chose to have it deleted.
 */
export function useSignOut(): (options?: { isDeleting: boolean; userId?: string }) => Promise<void> {
  const { auth, config } = useShell();
  const leave = useLeaving();
  const tellEnding = useEndingTold();
  return useCallback(
    async ({ isDeleting, userId: known } = { isDeleting: false }) => {
      // A client that begins later would take what is still stored for someone who is coming in, here and in other tabs.
      const client = await withTimeout(CLIENT_WAIT, auth()).catch(() => null);
      // Of an account that is gone the session may be gone already.
      const key = sessionKey(config);
      const userId = known ?? lastSession(key)?.user.id;
      const isKept = userId !== undefined && !isDeleting && (await sealWhatIsBegun(userId));
      deviceStorage.setItem(SIGNED_OUT_KEY, userId ?? NOBODY_KNOWN);
      deviceStorage.removeItem(SIGNED_OUT_KEY);
      leave(userId);
      if (userId !== undefined && !isKept) await forgetStore(userId);
      await endSession(auth, client, key, tellEnding);
    },
    [auth, config, leave, tellEnding],
  );
}

/**
 * Leaves with the tab in which the person logged out: that is no expired session, also where the end of the session was
 * heard of first, and no draft may stay behind.
 */
export function useSignOutElsewhere(): void {
  const leave = useLeaving();
  const t = useMessages(shell);
  useEffect(() => {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== SIGNED_OUT_KEY || newValue === null) return;
      leave(newValue === NOBODY_KNOWN ? undefined : newValue);
      showToast({ kind: 'info', title: t('signOut.done') });
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [leave, t]);
}
