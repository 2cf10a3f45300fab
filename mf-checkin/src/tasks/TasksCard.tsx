import { common, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Row, Stack } from '@spire/ui/Stack';
import { HelpCard } from '@spire/written/HelpCard';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { SourceTag } from '@spire/written/SourceTag';
import { useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import { useIsLate } from '../useIsLate.ts';
import { TaskLine } from './TaskLine.tsx';
import { useTasks, type Task } from './useTasks.ts';

/**
 * Three small things for today: asked for, done one by one, and in the evening nothing that presses. No new ones come
 * on a hard day or after help; a rest day shows only those that are there already (D58).
 */
export default function TasksCard() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { read, day, tasks, hasCheckIn, writing, make: write, goOn, notAboutMe } = useTasks();
  const [isOpen, setOpen] = useState(false);
  const isLate = useIsLate();
  const isResting = day?.mode === 'rest';
  const isFolded = (isLate || isResting) && !isOpen;
  const busy = { isBusy: writing.kind === 'writing', busyLabel: t('tasks.writing') };

  function make() {
    setOpen(true);
    void write();
  }

  if (writing.kind === 'help')
    return <HelpCard crisis={writing.crisis} onGoOn={goOn} onNotMe={() => void notAboutMe()} />;
  if (day === undefined || day.mode === 'afterHelp' || day.mode === 'hard') return null;
  if (isResting && tasks.length === 0) return null;
  return (
    <Card title={t('tasks.title')}>
      <Read of={read} failed={{ title: t('tasks.readFailed') }} isQuiet titleLevel={3}>
        {() => (
          <Stack $gap={4}>
            {writing.kind === 'resting' && writing.seen !== null && <p>{writing.seen}</p>}
            {tasks.length > 0 && <Tasks tasks={tasks} day={day} isFolded={isFolded} onUnfold={() => setOpen(true)} />}
            {writing.kind === 'resting' && writing.offered !== null && <OfferedNumber kind={writing.offered} />}
            {writing.kind === 'failed' && (
              <Notice kind="error" title={t('tasks.failedTitle')}>
                {t('tasks.failedText')}
              </Notice>
            )}
            {tasks.length === 0 &&
              (hasCheckIn ? (
                <>
                  <p>{t('tasks.none')}</p>
                  <BusyButton variant="secondary" isWide {...busy} onClick={() => make()}>
                    {t('tasks.make')}
                  </BusyButton>
                </>
              ) : (
                <>
                  <p>{t('tasks.checkInFirst')}</p>
                  <Button as={PageLink} page="checkin" $variant="secondary" $isWide>
                    {t('suggestion.goToCheckIn')}
                  </Button>
                </>
              ))}
            {tasks.some(({ isCompleted }) => !isCompleted) && hasCheckIn && !isFolded && !isResting && (
              <BusyButton variant="quiet" isWide {...busy} onClick={() => make()}>
                {t('tasks.makeNew')}
              </BusyButton>
            )}
            {tasks.length > 0 && (
              <Row $gap={2} $wrap>
                {[...new Set(tasks.map(({ source }) => source))].map((source) => (
                  <SourceTag key={source} source={source} />
                ))}
                <Quiet>{tCommon('notTreatment')}</Quiet>
              </Row>
            )}
          </Stack>
        )}
      </Read>
    </Card>
  );
}

/** One thing at a time in the calm view and with little energy (A12): the first that is not done, until all are asked for. */
function shownOf(tasks: readonly Task[], isOneAtATime: boolean): readonly Task[] {
  const next = tasks.find(({ isCompleted }) => !isCompleted);
  return isOneAtATime && next !== undefined ? [next] : tasks;
}

interface TasksProps {
  tasks: readonly Task[];
  day: Day;
  isFolded: boolean;
  onUnfold: () => void;
}

/** The list; folded, in the evening, one sentence in its place: nothing new is urged by then. */
function Tasks({ tasks, day, isFolded, onUnfold }: TasksProps) {
  const t = useMessages(checkin);
  const { isCalm, hasPraise } = useAppearance();
  const [areAllWanted, setAllWanted] = useState(false);
  const done = tasks.filter(({ isCompleted }) => isCompleted).length;
  const shown = shownOf(tasks, (isCalm || day.mode === 'low') && !areAllWanted);
  if (isFolded && done < tasks.length)
    return (
      <>
        <p>{t(done === 0 ? 'tasks.late.none' : done === 1 ? 'tasks.late.one' : 'tasks.late.two')}</p>
        <div>
          <LinkButton type="button" onClick={onUnfold}>
            {t('tasks.show')}
          </LinkButton>
        </div>
      </>
    );
  return (
    <div>
      <ul>
        {shown.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      <p role="status">{done === tasks.length && hasPraise && !day.isWeighty ? t('tasks.allDone') : ''}</p>
      {shown.length < tasks.length && (
        <LinkButton type="button" onClick={() => setAllWanted(true)}>
          {t('tasks.showAll')}
        </LinkButton>
      )}
    </div>
  );
}
