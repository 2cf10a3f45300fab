import type { ComposedPage } from '@spire/domain/composePages';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { useLocation } from '@spire/remote-kit/router';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createRemotes, type Remotes } from '../federation/remotes.ts';
import { tellOfMove } from '../location.ts';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

let remotes: Remotes | undefined;
const remotesOf = (config: BrowserConfig) => (remotes ??= createRemotes(config));
const placeOf = ({ owner, id }: ComposedPage) => ({ remote: owner, kind: 'page', id }) as const;

/** Fetches a page before it is shown; a failure is shown there, with its retry, and not here. */
export function fetchPage(config: BrowserConfig, page: ComposedPage): void {
  remotesOf(config)
    .at(placeOf(page))
    .load()
    .catch(() => undefined);
}

/**
 * A remote's page that is open to anyone, as a visitor sees it: with a router, but without session and data. It brings its
 * frame, so that nothing of the login screen is fetched for it.
 */
export function RemoteVisit({ page }: { page: ComposedPage }) {
  const { config } = useShell();
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no way to end an effect.
    window.scrollTo(0, 0);
  }, [page.id]);
  return (
    <VisitorFrame>
      <BrowserRouter>
        <Moves />
        <RemoteView remotes={remotesOf(config)} place={placeOf(page)} />
      </BrowserRouter>
    </VisitorFrame>
  );
}

/** A link of the remote may lead to a page that visitors may not see. */
function Moves() {
  const { key } = useLocation();
  useEffect(tellOfMove, [key]);
  return null;
}
