import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { FieldError } from '@spire/ui/Field';
import { color, space } from '@spire/ui/tokens.ts';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { LongText } from './LongText.tsx';
import { SetTaskCompletedDocument } from './SetTaskCompleted.generated.ts';
import type { Task } from './useTasks.ts';

/** From how many characters on a task is folded (spec 2 §9). */
const SHOWN = 100;

/** One task with its box. However quickly it is pressed, what it shows in the end is what is kept. */
export function TaskLine({ task }: { task: Task }) {
  const t = useMessages(checkin);
  const { save } = useSave(SetTaskCompletedDocument);
  const [wanted, setWanted] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<boolean>(undefined);
  const errorId = useId();
  const isCompleted = wanted ?? task.isCompleted;

  async function toggle(isNow: boolean) {
    const isBusy = latest.current !== undefined;
    latest.current = isNow;
    setWanted(isNow);
    setFailed(false);
    if (isBusy) return;
    let sent: boolean;
    let kind: string;
    do {
      sent = latest.current;
      ({ kind } = await save({ id: task.id, isCompleted: sent }));
    } while (latest.current !== sent);
    latest.current = undefined;
    setWanted(undefined);
    setFailed(kind === 'failed' || kind === 'refused');
  }

  return (
    <Item>
      <Checkbox isChecked={isCompleted} onChange={(isNow) => void toggle(isNow)}>
        <Words $isDone={isCompleted}>
          <LongText text={task.text} shown={SHOWN} />
        </Words>
      </Checkbox>
      {hasFailed && <FieldError id={errorId}>{t('tasks.notKept')}</FieldError>}
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${space(1)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Words = styled.span<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? color.muted : color.ink)};
`;
