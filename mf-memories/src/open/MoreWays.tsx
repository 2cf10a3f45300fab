import { useSave } from '@spire/client';
import { MEMORY_MARKS, type MemoryMark } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Checkbox } from '@spire/ui/Checkbox';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { LoadingState } from '@spire/ui/states';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ChangeMemoryDocument } from '../add/ChangeMemory.generated.ts';
import { changeInput, draftOf, withMark } from '../add/memoryDraft.ts';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';

const ConfirmDelete = lazy(() => import(/* webpackChunkName: "confirm" */ './ConfirmDelete.tsx'));

/** The way to change a memory, and the rarer ones: keeping it away on hard days or from Home, and deleting it. */
export function MoreWays({ memory, onDelete }: { memory: Memory; onDelete: () => Promise<boolean> }) {
  const t = useMessages(namespace);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { state, save } = useSave(ChangeMemoryDocument);

  function handleMark(mark: MemoryMark, isOn: boolean) {
    void save(changeInput({ ...draftOf(memory), marks: withMark(memory.marks, mark, isOn) }, memory));
  }

  return (
    <Stack $gap={3}>
      <Ends>
        <LinkButton as={PageLink} page="memoryBank" query={`memory=${memory.id}&view=edit`}>
          <Icon name="edit" />
          {t('open.edit')}
        </LinkButton>
        <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="more" />
          {t('open.more')}
        </LinkButton>
      </Ends>
      {isOpen && (
        <>
          {MEMORY_MARKS.map((mark) => (
            <Checkbox key={mark} isChecked={memory.marks.includes(mark)} onChange={(isOn) => handleMark(mark, isOn)}>
              {t(`form.${mark}`)}
            </Checkbox>
          ))}
          <SaveNotice state={state} title={t('form.changeFailedTitle')}>
            <p>{t('form.failedText')}</p>
          </SaveNotice>
          <div>
            <LinkButton type="button" onClick={() => setAsking(true)}>
              <Icon name="remove" />
              {t('delete.action')}
            </LinkButton>
          </div>
        </>
      )}
      {isAsking && (
        <Suspense fallback={<LoadingState text={t('bank.loading')} />}>
          <ConfirmDelete memory={memory} onDelete={onDelete} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

const Ends = styled(Row)`
  justify-content: space-between;
`;
