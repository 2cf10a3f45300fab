import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { FieldError } from '@spire/ui/Field';
import { color, space } from '@spire/ui/tokens.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { LongText } from './LongText.tsx';
import { SetTaskCompletedDocument } from './SetTaskCompleted.generated.ts';
import type { Task } from './useTasks.ts';

/** The number of characters above which a task is folded (spec 2 §9). */
const SHOWN = 100;

/** One task with its box. However quickly it is pressed, what it shows in the end is what is kept. */
export function TaskLine({ task }: { task: Task }) {
  const t = useMessages(checkin);
  const { wanted, state, want } = useLatestSave(SetTaskCompletedDocument, (isCompleted: boolean) => ({
    id: task.id,
    isCompleted,
  }));
  const errorId = useId();
  const isCompleted = wanted ?? task.isCompleted;
  const hasFailed = wanted === undefined && (state.kind === 'failed' || state.kind === 'refused');

  return (
    <Item>
      <Checkbox isChecked={isCompleted} onChange={want}>
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
