import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { Shape } from '@spire/ui/states';
import { CheckInFirst } from '../suggestion/CheckInFirst.tsx';
import { doing } from '../doing/messages/namespace.ts';
import type { useTasks } from './useTasks.ts';

/** The way to the day's tasks where there are none yet: with a check-in they are asked for, without one that comes first. */
export function AskForTasks({ of: state, onAsk }: { of: ReturnType<typeof useTasks>; onAsk: () => void }) {
  const tDoing = useMessages(doing);
  const { read, hasCheckIn, writing, make } = state;
  return (
    <Read of={read} failed={{ title: tDoing('tasks.readFailed') }} isQuiet titleLevel={3}>
      {() => (
        <Stack $gap={4}>
          {writing.kind === 'failed' && <WritingFailed />}
          {hasCheckIn ? (
            <>
              {writing.kind === 'writing' ? <Shape /> : <p>{tDoing('tasks.none')}</p>}
              <BusyButton
                variant="secondary"
                isWide
                isBusy={writing.kind === 'writing'}
                busyLabel={tDoing('tasks.writing')}
                onClick={() => {
                  onAsk();
                  void make();
                }}
              >
                {tDoing('tasks.make')}
              </BusyButton>
            </>
          ) : (
            <CheckInFirst />
          )}
        </Stack>
      )}
    </Read>
  );
}

/** No tasks could be written; those that are done stay. */
export function WritingFailed() {
  const tDoing = useMessages(doing);
  return (
    <Notice kind="error" title={tDoing('tasks.failedTitle')}>
      {tDoing('tasks.failedText')}
    </Notice>
  );
}
