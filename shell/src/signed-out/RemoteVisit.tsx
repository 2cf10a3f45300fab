import type { ComposedPage } from '@spire/domain/composePages';
import { useLocation } from '@spire/remote-kit/router';
import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createRemotes } from '../federation/remotes.ts';
import { tellOfMove } from '../location.ts';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';

/** A remote's page that is open to anyone, as a visitor sees it: with a router, but without session and data. */
export function RemoteVisit({ page }: { page: ComposedPage }) {
  const { config } = useShell();
  const remotes = useMemo(() => createRemotes(config), [config]);
  return (
    <BrowserRouter>
      <Moves />
      <RemoteView remotes={remotes} place={{ remote: page.owner, kind: 'page', id: page.id }} />
    </BrowserRouter>
  );
}

/** A link of the remote may lead to a page that visitors may not see. */
function Moves() {
  const { key } = useLocation();
  useEffect(tellOfMove, [key]);
  return null;
}
