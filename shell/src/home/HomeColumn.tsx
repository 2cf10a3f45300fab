import type { Place } from '@spire/domain/remoteManifest';
import { useLanguage } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { NextThing } from '@spire/ui/NextThing';
import { QuietLine } from '@spire/ui/QuietLine';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { homeEntries, rowsOf, type HomeEntry, type HomeFacts } from './homeEntries.ts';
import { remotesOf } from '../signed-in/remotesOf.ts';

interface HomeColumnProps {
  place: Place;
  facts: HomeFacts;
  /** How many of them, from the first; all when left out. */
  most?: number;
}

/** The cards and shortcuts that the remotes have for one column of Home. */
export function HomeColumn({ place, facts, most }: HomeColumnProps) {
  const pages = useAppPages();
  return rowsOf(homeEntries(pages, place, facts))
    .slice(0, most)
    .map((row) => {
      const [{ entry }] = row as [HomeEntry];
      const shown = row.map((each) => <Entry key={`${each.kind} ${each.entry.id}`} {...each} />);
      return row.length === 1 ? shown[0] : <Ways key={`row ${entry.id}`}>{shown}</Ways>;
    });
}

function Entry({ kind, entry }: HomeEntry) {
  const { config } = useShell();
  const language = useLanguage();
  if (kind === 'card') {
    const { id, owner } = entry;
    return <RemoteView remotes={remotesOf(config)} place={{ remote: owner, kind: 'card', id }} />;
  }
  const { page, label, text, look } = entry;
  switch (look) {
    case 'primary':
      return <NextThing as={PageLink} page={page} title={label[language]} line={text?.[language]} />;
    case 'line':
      // Without words of its own there is nothing that is done.
      return text === undefined ? (
        <div>
          <LinkButton as={PageLink} page={page}>
            {label[language]}
          </LinkButton>
        </div>
      ) : (
        <QuietLine
          link={
            <LinkButton as={PageLink} page={page}>
              {label[language]}
            </LinkButton>
          }
        >
          {text[language]}
        </QuietLine>
      );
    case 'secondary':
      return (
        <Button as={PageLink} page={page} $variant="secondary" $isWide>
          {label[language]}
        </Button>
      );
  }
}

/** Beside each other while their words have room. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)};
`;
