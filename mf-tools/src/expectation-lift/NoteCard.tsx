import { useMessages } from '@spire/i18n';
import { cardGround } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { gutter, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Note } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';

interface NoteCardProps {
  note: Note;
  /** The heading of a note that has a source; one without is headed as a thought (S18). */
  title: string;
  tintName: Tint;
}

/** Something to think about, with the source of what it says; nothing where there is nothing to say. */
export function NoteCard({ note: { text: words, sourceTitle, sourceUrl }, title, tintName }: NoteCardProps) {
  const t = useMessages(expectationLift);
  if (words === '') return null;
  return (
    <Box>
      <Title $tint={tintName}>{sourceTitle === null ? t('result.thought') : title}</Title>
      <p>{words}</p>
      {sourceTitle !== null && (
        <Quiet>
          {t('result.source')}:{' '}
          {sourceUrl === null ? (
            sourceTitle
          ) : (
            <a href={sourceUrl} target="_blank" rel="noreferrer" lang="en">
              {sourceTitle}
            </a>
          )}
        </Quiet>
      )}
    </Box>
  );
}

const Box = styled.section`
  ${cardGround}
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${gutter};
  a {
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h2<{ $tint: Tint }>`
  ${text.heading}
  color: ${({ $tint }) => tint($tint).ink};
`;
