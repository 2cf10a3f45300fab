import { todaysDate, useSave } from '@spire/client';
import { appOfSource } from '@spire/domain/importSources';
import { LIMITS } from '@spire/domain/limits';
import { useFormat, useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Tag } from '@spire/ui/Tag';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { AddImportedMemoryDocument } from './AddImportedMemory.generated.ts';
import type { ImportedEntriesQuery } from './ImportedEntries.generated.ts';
import { EntryPictures } from './EntryPictures.tsx';
import { memoryOf } from './memoryOf.ts';
import { history } from './messages/namespace.ts';
import { usePictureCopies } from './usePictureCopies.ts';

export type ImportedEntry = ImportedEntriesQuery['me']['importedEntries']['nodes'][number];

/** One entry of another app, marked with where it is from; its words become a memory by one tap. */
export default function ImportedLine({ entry, when }: { entry: ImportedEntry; when: string }) {
  const t = useMessages(history);
  const format = useFormat();
  const { state, save } = useSave(AddImportedMemoryDocument, { makesId: true });
  const { source, time, mood, moodName, title, text, activities, feelings, pictures } = entry;
  const copyPictures = usePictureCopies();
  const isDone = state.kind === 'saved' || state.kind === 'waiting';
  const said = [...feelings, ...activities];
  const make = async () => save({ ...memoryOf(entry, todaysDate()), ...(await copyPictures(pictures)) });
  return (
    <Line>
      <Quiet>{[when, time].filter((each) => each !== null).join(' ')}</Quiet>
      {title !== '' && <b>{title}</b>}
      {mood !== null && <p>{t('imported.mood', { mood, name: moodName ?? '' })}</p>}
      {text !== '' && <Words>{text}</Words>}
      {pictures.length > 0 && <EntryPictures paths={pictures} />}
      {said.length > 0 && <Quiet>{format.list(said)}</Quiet>}
      <Tag>{t('imported.from', { source: appOfSource(source) ?? t('imported.table') })}</Tag>
      {(text !== '' || title !== '' || pictures.length > 0) &&
        (isDone ? (
          <Quiet role="status">{t(text.length > LIMITS.freeText ? 'imported.madeInPart' : 'imported.made')}</Quiet>
        ) : (
          <div>
            <LinkButton type="button" disabled={state.kind === 'saving'} onClick={() => void make()}>
              {t('imported.make')}
            </LinkButton>
          </div>
        ))}
      <SaveNotice state={state} title={t('imported.notMade')} />
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding-block: ${space(3)};
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  white-space: pre-line;
`;
