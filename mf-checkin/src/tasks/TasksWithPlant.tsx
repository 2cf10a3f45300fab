import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import type { Day } from '@spire/remote-kit/dayOf';
import { partOfDay, type PartOfDay } from '@spire/domain/dates';
import { BudMark } from '@spire/ui/BudMark';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { skyOf } from '@spire/ui/Scene';
import { gutter, space, touch } from '@spire/ui/tokens.ts';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { Closing } from '@spire/written/Closing';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { PlantPicture } from '../plant/PlantPicture.tsx';
import { MOST_BUDS, useBuds } from '../plant/useBuds.ts';
import { WritingFailed } from './AskForTasks.tsx';
import { Box, Links } from './frame.ts';
import { Garden } from './Garden.tsx';
import { doing } from '../doing/messages/namespace.ts';
import { TaskLine } from './TaskLine.tsx';
import { TasksHead } from './TasksHead.tsx';
import { useDone } from './useDone.ts';
import type { useTasks } from './useTasks.ts';

const COUNTS = ['one', 'two', 'three'] as const;

interface TasksWithPlantProps {
  of: ReturnType<typeof useTasks>;
  day: Day;
  head: Pick<ComponentProps<typeof TasksHead>, 'isOpen' | 'isPressed' | 'isLate' | 'onFold'>;
}

/**
 * The tasks below their own picture of the plant, which says in drawing and words what each tick has made of it (D81).
 * All three done, it becomes a garden, but for a day that something weighs on, and for people who want no praise; in the
 * calm view only the picture changes.
 */
export function TasksWithPlant({ of: state, day, head }: TasksWithPlantProps) {
  const tDoing = useMessages(doing);
  const { isCalm, hasPraise } = useAppearance();
  const { tasks, hasCheckIn, writing, make } = state;
  const { done, isGrowing, handleTick, handleSettled, undo } = useDone(tasks);
  const { level, suggestions } = useBuds();
  // On a wide page the scene above is in sight from the rows: one plant answers there, not two.
  const hasPicture = !useIsWide();
  const [hour] = useState(() => partOfDay(new Date().getHours()));
  const [areAllWanted, setAllWanted] = useState(false);
  const [isListWanted, setListWanted] = useState(false);

  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const tick = (id: string, isCompleted: boolean) => {
    setHeight(box.current?.offsetHeight ?? 0);
    handleTick(id, isCompleted);
  };

  const areAllDone = done.length === tasks.length && tasks.length === MOST_BUDS;
  const before = areAllDone ? 0 : suggestions.size;
  const buds = Math.min(MOST_BUDS, before + done.length);
  const deeds = { hasCheckedIn: hasCheckIn, done: buds, isInFlower: areAllDone };
  const count = COUNTS[buds - 1];
  const inWords = areAllDone
    ? tDoing('tasks.flowers')
    : count === undefined
      ? tDoing('tasks.waiting')
      : tDoing(`tasks.buds.${count}`);

  if (areAllDone && hasPraise && !day.isWeighty && !isCalm && !isListWanted)
    return (
      <Garden
        hour={hour}
        level={level}
        deeds={deeds}
        tasks={done.flatMap((id) => tasks.find((task) => task.id === id) ?? [])}
        least={height}
        onList={() => setListWanted(true)}
      />
    );

  const sources = tasks.map(({ source }) => source);
  // The suggestion above has a note of ready-made texts, and it counts for these too; a day of rest has none.
  const isClosing = day.mode === 'rest' || sources.some((source) => source !== 'built_in');
  const next = tasks.find(({ id }) => !done.includes(id));
  const isShort = isCalm && !areAllWanted && !areAllDone;
  const shown = isShort ? tasks.filter((task) => done.includes(task.id) || task === next) : tasks;
  return (
    <>
      <Box ref={box}>
        <Sides $hasPicture={hasPicture}>
          <Picture $hour={hasPicture ? hour : undefined}>
            <TasksHead
              {...head}
              isInSky={hasPicture}
              done={done.length}
              of={tasks.length}
              line={day.isWeighty ? '' : inWords}
              {...(areAllDone && { title: tDoing('tasks.done.three') })}
            />
            {hasPicture && (
              <PlantPicture
                hour={hour}
                level={level}
                deeds={deeds}
                height={214}
                from={0}
                whole={250}
                isGrowing={isGrowing}
              />
            )}
          </Picture>
          <Rows>
            {writing.kind === 'resting' && writing.seen !== null && <p>{writing.seen}</p>}
            <ul>
              {shown.map((task) => {
                const index = done.indexOf(task.id);
                return (
                  <TaskLine
                    key={task.id}
                    task={task}
                    isDone={index >= 0}
                    bud={
                      index >= 0 &&
                      before + index < MOST_BUDS && (
                        <BudMark index={before + index} isOpen={areAllDone} isNew={isGrowing} />
                      )
                    }
                    onTick={tick}
                    onSettled={handleSettled}
                  />
                );
              })}
            </ul>
            {shown.length < tasks.length && (
              <LinkButton type="button" onClick={() => setAllWanted(true)}>
                {tDoing('tasks.showAll')}
              </LinkButton>
            )}
            {writing.kind === 'resting' && writing.offered !== null && <OfferedNumber kind={writing.offered} />}
            {writing.kind === 'failed' && <WritingFailed />}
            {isClosing && <Closing of={sources} />}
          </Rows>
        </Sides>
      </Box>
      <Links>
        <span>
          {undo !== undefined && (
            <LinkButton type="button" onClick={undo}>
              {tDoing('tasks.undo')}
            </LinkButton>
          )}
        </span>
        {!areAllDone && hasCheckIn && day.mode !== 'rest' && (
          <AsLink>
            <BusyButton
              variant="quiet"
              isBusy={writing.kind === 'writing'}
              busyLabel={tDoing('tasks.writing')}
              onClick={() => void make()}
            >
              {tDoing('tasks.makeNew')}
            </BusyButton>
          </AsLink>
        )}
      </Links>
    </>
  );
}

/** On a wide card the picture stands beside the rows. */
const Sides = styled.div<{ $hasPicture: boolean }>`
  @container (min-width: 34rem) {
    display: ${({ $hasPicture }) => ($hasPicture ? 'grid' : 'block')};
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const Picture = styled.div<{ $hour: PartOfDay | undefined }>`
  ${({ $hour }) => ($hour === undefined ? `padding-top: ${space(2)};` : skyOf($hour))}
  position: relative;
`;

/** The look of the links beside it, and at the edge as they are. */
const AsLink = styled.div`
  > div > button {
    min-height: ${touch.least};
    padding: ${space(1)} 0;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.25em;
  }
`;

const Rows = styled(Stack)`
  padding: ${space(2)} ${gutter} ${space(4)};
`;
