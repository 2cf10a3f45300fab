import { sessionKey } from '@spire/client/storedSession';
import { SHELL_PAGES } from '@spire/domain/routes';
import { useEffect } from 'react';
import { afterFirstPage } from '../afterFirstPage.ts';
import { useShell } from '../ShellContext.tsx';
import { ownerOfLastHome } from './owner.ts';

const fetchKeeper = () => import(/* webpackChunkName: "last-home" */ './keepLastHome.ts');

/** Milliseconds that Home has for itself. */
const KEPT_AFTER = 3000;

/** Keeps this Home for the next time that this person opens it here (D98). */
export function useLastHome(isOfDateOnly: boolean): void {
  const { config } = useShell();
  useEffect(() => {
    const leaving = new AbortController();
    const callOff = afterFirstPage(() => {
      fetchKeeper().then(
        ({ followHome }) => followHome(sessionKey(config), SHELL_PAGES.home.path, isOfDateOnly, leaving.signal),
        () => undefined,
      );
    }, KEPT_AFTER);
    return () => {
      callOff();
      leaving.abort();
    };
  }, [config, isOfDateOnly]);
}

/** Leaves nothing here of the Home of whoever was signed in before. */
export function useForgetOthersHome(userId: string): void {
  useEffect(() => {
    const owner = ownerOfLastHome();
    if (owner === undefined || owner.user === userId) return;
    fetchKeeper().then(
      ({ forgetLastHome }) => forgetLastHome(owner),
      () => undefined,
    );
  }, [userId]);
}
