import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { FieldError } from '@spire/ui/Field';
import { color, space } from '@spire/ui/tokens.ts';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { LongText } from './LongText.tsx';
import { doing } from '../doing/messages/namespace.ts';
import { SetTaskCompletedDocument } from './SetTaskCompleted.generated.ts';
import type { Task } from './useTasks.ts';

/** The number of characters above which a task is folded, and one that is done (spec 2 §9). */
const SHOWN = { usual: 100, done: 50 };

interface TaskLineProps {
  task: Task;
  isDone: boolean;
  /** It has been done for a while, and its first words are enough. */
  isShort?: boolean;
  /** The bud that it made, at the end of its row. */
  bud: ReactNode;
  onTick: (id: string, isCompleted: boolean) => void;
  /** Called once a ticked task is saved, or could not be. */
  onSettled: (id: string) => void;
}

/** One task with its box. However quickly it is pressed, what it shows in the end is what is kept. */
export function TaskLine({ task, isDone, isShort = false, bud, onTick, onSettled }: TaskLineProps) {
  const { id } = task;
  const tDoing = useMessages(doing);
  const { wanted, state, want } = useLatestSave(SetTaskCompletedDocument, (isCompleted: boolean) => ({
    id,
    isCompleted,
  }));
  const errorId = useId();
  const isSettled = wanted === undefined;
  const hasFailed = isSettled && (state.kind === 'failed' || state.kind === 'refused');
  // Before the browser paints: the box never shows for a moment what could not be saved.
  useLayoutEffect(() => {
    if (isSettled) onSettled(id);
  }, [isSettled, onSettled, id]);

  function handleChange(isCompleted: boolean) {
    onTick(id, isCompleted);
    want(isCompleted);
  }

  return (
    <Item>
      <Row>
        <Checkbox isChecked={isDone} onChange={handleChange}>
          <Words $isDone={isDone}>
            <LongText text={task.text} shown={SHOWN[isShort ? 'done' : 'usual']} />
          </Words>
        </Checkbox>
        <Place>{bud}</Place>
      </Row>
      {hasFailed && <FieldError id={errorId}>{tDoing('tasks.notKept')}</FieldError>}
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${space(1)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Kept free for the bud, so that no word moves when it comes. */
const Place = styled.span`
  flex: none;
  width: 34px;
  height: 34px;
`;

const Words = styled.span<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? color.muted : color.ink)};
`;
