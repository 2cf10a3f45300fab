import { SHELL_PAGES } from '@spire/domain/routes';
import { useSyncExternalStore } from 'react';
import { currentSession, followSession } from './session.ts';

/** The signed-in account in one line, and the way to sign in when there is none. */
export function SignedIn({ sessionKey }: { sessionKey: string | undefined }) {
  const kind = useSyncExternalStore(followSession, () => currentSession(sessionKey).kind);
  const email = useSyncExternalStore(followSession, () => {
    const session = currentSession(sessionKey);
    return session.kind === 'fresh' ? session.session.user.email : undefined;
  });

  if (sessionKey === undefined)
    return (
      <p role="status">
        Only the schema is open: the app is not at this address. Write <code>authorization</code> under Headers.
      </p>
    );
  if (kind === 'fresh') return <p role="status">Signed in as {email ?? 'somebody without an address'}</p>;
  return (
    <p role="status">
      {kind === 'none' ? 'Nobody is signed in: only the schema is open.' : 'The session has run out.'}{' '}
      <a href={kind === 'none' ? SHELL_PAGES.auth.path : SHELL_PAGES.home.path}>
        {kind === 'none' ? 'Sign in in the app' : 'Open the app to renew it'}
      </a>
    </p>
  );
}
