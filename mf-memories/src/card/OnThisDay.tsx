import { useSave, useToday } from '@spire/client';
import { daysBetween, isLocalDate } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { ChangeMemoryDocument } from '../add/ChangeMemory.generated.ts';
import { changeInput, draftOf, withMark } from '../add/memoryDraft.ts';
import type { Memory } from '../memories/useMemories.ts';
import { useWhen } from '../memories/useWhen.ts';
import { memories } from '../messages/namespace.ts';
import { MemoryFrame } from './MemoryFrame.tsx';
import { MemoryLine } from './MemoryLine.tsx';

interface OnThisDayProps {
  memory: Memory;
  onHide: () => void;
}

const ABOUT_A_YEAR_DAYS = 370;

/** A memory of this day in an earlier year; set aside by one press, it never comes here again, and stays in the bank. */
export function OnThisDay({ memory, onHide }: OnThisDayProps) {
  const t = useMessages(memories);
  const when = useWhen();
  const today = useToday();
  const { save } = useSave(ChangeMemoryDocument);
  const isOfLastYear = isLocalDate(memory.date) && daysBetween(memory.date, today) < ABOUT_A_YEAR_DAYS;
  const title = isOfLastYear ? t('card.yearAgo') : t('card.onThisDay');

  function handleHide() {
    onHide();
    void save(changeInput({ ...draftOf(memory), marks: withMark(memory.marks, 'notOnItsDay', true) }, memory));
  }

  return (
    <MemoryFrame title={title}>
      <MemoryLine
        memory={memory}
        above={title}
        when={when.whole(memory.date)}
        actions={
          <LinkButton type="button" onClick={handleHide}>
            {t('card.hide')}
          </LinkButton>
        }
      />
    </MemoryFrame>
  );
}
