import { sharedPages } from '@spire/remote-kit';
import { useEffect } from 'react';
import { afterFirstPage } from '../afterFirstPage.ts';
import { useShell } from '../ShellContext.tsx';
import { remoteVisit } from './remoteVisit.ts';

/** Milliseconds that the welcome screen has for itself. */
const FIRST_PAGE = 500;

/** Fetches the trial while somebody reads the welcome screen, which needs nothing more. */
export function useTrialAhead(): void {
  const { config } = useShell();
  useEffect(
    () =>
      afterFirstPage(() => {
        const page = sharedPages().pages.find(({ id }) => id === 'try');
        if (page === undefined) return;
        remoteVisit.load().then(
          ({ fetchPage }) => fetchPage(config, page),
          () => undefined,
        );
      }, FIRST_PAGE),
    [config],
  );
}
