import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { BudMark } from '@spire/ui/BudMark';
import { Quiet } from '@spire/ui/Quiet';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Box, Inside } from './frame.ts';
import { doing } from '../doing/messages/namespace.ts';
import { TaskLine } from './TaskLine.tsx';
import { useDone } from './useDone.ts';
import type { Task } from './useTasks.ts';

interface OneTaskProps {
  tasks: readonly Task[];
  day: Day;
}

/** With little energy: one thing, and once it is done no other in its place; the rest comes with all of the day (A12). */
export function OneTask({ tasks, day }: OneTaskProps) {
  const tDoing = useMessages(doing);
  const { done, isGrowing, handleTick, handleSettled } = useDone(tasks);
  // Not those that are done here: no word goes away under the finger.
  const [doneAtFirst] = useState(done);
  const shown = done.length > 0 ? tasks.filter(({ id }) => done.includes(id)) : tasks.slice(0, 1);
  const bud = done.length === 1 && !day.isWeighty ? tDoing('tasks.buds.one') : '';
  return (
    <Box>
      <Rows>
        <ul>
          {shown.map((task) => (
            <TaskLine
              key={task.id}
              task={task}
              isShort={done.includes(task.id) && doneAtFirst.includes(task.id)}
              isDone={done.includes(task.id)}
              bud={done.includes(task.id) && <BudMark index={done.indexOf(task.id)} isNew={isGrowing} />}
              onTick={handleTick}
              onSettled={handleSettled}
            />
          ))}
        </ul>
        <Quiet role="status">{done.length === 0 ? tDoing('tasks.waiting') : bud}</Quiet>
      </Rows>
    </Box>
  );
}

const Rows = styled(Inside)`
  padding-block: ${space(1)} ${space(3)};
  > p {
    margin-top: ${space(-2)};
    padding-inline-start: calc(28px + ${space(3)});
  }
`;
