import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { HelpCard } from '@spire/written/HelpCard';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../suggestion/useKeptFocus.ts';
import { useIsLate } from '../useIsLate.ts';
import { AskForTasks } from './AskForTasks.tsx';
import { Box, Frame, Inside } from './frame.ts';
import { doing } from '../doing/messages/namespace.ts';
import { OneTask } from './OneTask.tsx';
import { TasksHead } from './TasksHead.tsx';
import { TasksWithPlant } from './TasksWithPlant.tsx';
import { useOpen } from './useOpen.ts';
import { useTasks } from './useTasks.ts';

/**
 * Three small things for today: asked for, and done one by one, each with a bud on the plant. No new ones come on a hard
 * day or after help; a rest day shows only those that are there already (D58).
 */
export default function TasksCard() {
  const state = useTasks();
  const { day, tasks, told, writing, goOn, notAboutMe } = state;
  if (writing.kind === 'help')
    return <HelpCard crisis={writing.crisis} told={told} onGoOn={goOn} onNotMe={() => void notAboutMe()} />;
  if (day === undefined || day.mode === 'afterHelp' || day.mode === 'hard') return null;
  if (day.mode === 'rest' && tasks.length === 0) return null;
  return <OfTheDay of={state} day={day} />;
}

/**
 * One row until it is opened; one thing alone with little energy. In the evening and on a rest day it is closed each
 * time, since nothing new is urged then; a wide page has room for all of it.
 */
function OfTheDay({ of: state, day }: { of: ReturnType<typeof useTasks>; day: Day }) {
  const tDoing = useMessages(doing);
  const inside = useRef<HTMLElement>(null);
  useKeptFocus(inside);
  const isLate = useIsLate();
  const isWide = useIsWide();
  const isUrgeless = isLate || day.mode === 'rest';
  const [isOpenHere, setOpen] = useOpen(!isUrgeless);
  const [isPressed, setPressed] = useState(false);
  const { read, tasks, writing } = state;
  // Whether there are any is not known before they are read: then nobody is asked whether they want some (trap 87c).
  const isUnknown = read.kind === 'loading' || (read.kind === 'failed' && read.before === undefined);
  const canFold = isUrgeless || !isWide;
  const isOpen = isOpenHere || !canFold || writing.kind === 'writing' || writing.kind === 'failed';
  const isOne = day.mode === 'low' && !isLate && tasks.length > 0;
  const handleFold = () => {
    setPressed(true);
    setOpen(!isOpen);
  };
  const head = { isOpen, isPressed, isLate: isUrgeless, onFold: canFold ? handleFold : undefined };

  if (isOne)
    return (
      <Frame ref={inside} tabIndex={-1} aria-label={tDoing('tasks.title')}>
        <VisuallyHidden as="h2">{tDoing('tasks.titleOfOne')}</VisuallyHidden>
        <OneTask tasks={tasks} day={day} />
      </Frame>
    );
  if (isOpen && tasks.length > 0)
    return (
      <Frame ref={inside} tabIndex={-1} aria-label={tDoing('tasks.title')}>
        <TasksWithPlant of={state} day={day} head={head} />
      </Frame>
    );
  return (
    <Frame ref={inside} tabIndex={-1} aria-label={tDoing('tasks.title')}>
      <Box>
        <TasksHead
          {...head}
          {...(isUnknown && { line: read.kind === 'failed' && !isOpen ? tDoing('tasks.readFailed') : '' })}
          done={tasks.filter(({ isCompleted }) => isCompleted).length}
          of={tasks.length}
        />
        {isOpen && (
          <Inside>
            <AskForTasks of={state} onAsk={() => setOpen(true)} />
          </Inside>
        )}
      </Box>
    </Frame>
  );
}
