import type { Place } from '@spire/domain/remoteManifest';
import { useLanguage } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { NextThing } from '@spire/ui/NextThing';
import { QuietLine } from '@spire/ui/QuietLine';
import { Ends } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { useShell } from '../ShellContext.tsx';
import { homeEntries, rowsOf, type HomeEntry, type HomeFacts } from './homeEntries.ts';
import { remotesOf } from '../signed-in/remotesOf.ts';

interface HomeColumnProps {
  place: Place;
  facts: HomeFacts;
  /** The way to all the rest, which makes the column a short one. */
  showAll?: ReactNode;
}

/** The most cards on a day that asks for little (A12). */
const FEW = 3;

/**
 * The cards and shortcuts that the remotes have for one column of Home. In its short form its first cards, and at its end
 * the links of its lines on one line with the way to all the rest; what stands in both stays what it is when one becomes
 * the other.
 */
export function HomeColumn({ place, facts, showAll }: HomeColumnProps) {
  const pages = useAppPages();
  const language = useLanguage();
  const entries = homeEntries(pages, place, facts);
  const isShort = showAll !== undefined;
  return (
    <>
      {drawn(isShort ? entries.filter((each) => !isLine(each)).slice(0, FEW) : entries)}
      {isShort && (
        <Ends>
          {entries.map(
            (each) =>
              isLine(each) && <LineLink key={each.entry.id} {...each.entry} label={each.entry.label[language]} />,
          )}
          {showAll}
        </Ends>
      )}
    </>
  );
}

type Line = HomeEntry & { kind: 'shortcut' };

const isLine = (each: HomeEntry): each is Line => each.kind === 'shortcut' && each.entry.look === 'line';

function drawn(entries: readonly HomeEntry[]) {
  return rowsOf(entries).map((row) => {
    const [{ entry }] = row as [HomeEntry];
    const shown = row.map((each) => <Entry key={`${each.kind} ${each.entry.id}`} {...each} />);
    return row.length === 1 ? shown[0] : <Ways key={`row ${entry.id}`}>{shown}</Ways>;
  });
}

function LineLink({ page, label }: { page: string; label: string }) {
  return (
    <LinkButton as={PageLink} page={page}>
      {label}
    </LinkButton>
  );
}

function Entry({ kind, entry }: HomeEntry) {
  const { config } = useShell();
  const language = useLanguage();
  if (kind === 'card') {
    const { id, owner } = entry;
    return <RemoteView remotes={remotesOf(config)} place={{ remote: owner, kind: 'card', id }} />;
  }
  const { page, label, text, icon, look } = entry;
  switch (look) {
    case 'primary':
      return <NextThing as={PageLink} page={page} title={label[language]} line={text?.[language]} />;
    case 'line': {
      const link = <LineLink page={page} label={label[language]} />;
      // Without words of its own it has nothing to say before the link.
      if (text === undefined) return <div>{link}</div>;
      return (
        <Line>
          <QuietLine icon={icon} link={link}>
            {text[language]}
          </QuietLine>
        </Line>
      );
    }
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

/** The height of its link is space enough above and below its words. */
const Line = styled.div`
  margin-block: ${space(-1)};
`;
