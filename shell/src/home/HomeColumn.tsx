import type { Place } from '@spire/domain/remoteManifest';
import { useLanguage } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { NextThing } from '@spire/ui/NextThing';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { homeEntries, type HomeFacts } from './homeEntries.ts';
import { remotesOf } from '../signed-in/remotesOf.ts';

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
    const { id, page, label, text, look } = entry;
    if (look === 'primary')
      return (
        <NextThing key={`shortcut ${id}`} as={PageLink} page={page} title={label[language]} line={text?.[language]} />
      );
    return (
      <Button key={`shortcut ${id}`} as={PageLink} page={page} $variant={look} $isWide>
        {label[language]}
      </Button>
    );
  });
}
