import type { Place } from '@spire/domain/remoteManifest';
import { useLanguage } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import styled from 'styled-components';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { homeEntries, type HomeFacts } from './homeEntries.ts';
import { remotesOf } from './remotesOf.ts';

/** The cards and shortcuts that the remotes have for one column of Home. */
export function HomeColumn({ place, facts }: { place: Place; facts: HomeFacts }) {
  const { config } = useShell();
  const language = useLanguage();
  const pages = useAppPages();
  return homeEntries(pages, place, facts).map(({ kind, entry }) => {
    if (kind === 'card') {
      const { id, owner } = entry;
      return <RemoteView key={id} remotes={remotesOf(config)} place={{ remote: owner, kind: 'card', id }} />;
    }
    const { id, page, label, look } = entry;
    return (
      <Shortcut key={`shortcut ${id}`} as={PageLink} page={page} $variant={look} $isWide>
        {label[language]}
      </Shortcut>
    );
  });
}

const Shortcut = styled(Button)`
  ${({ $variant }) => $variant === 'primary' && 'min-height: 4rem; font-size: 1.06rem;'}
`;
