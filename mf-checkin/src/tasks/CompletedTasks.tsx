import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { QuietLine } from '@spire/ui/QuietLine';
import { Stack } from '@spire/ui/Stack';
import { checkin } from '../messages/namespace.ts';
import { LongText } from './LongText.tsx';
import { useTasks } from './useTasks.ts';

/** The number of characters above which a completed task is folded (spec 2 §9). */
const SHOWN = 50;

/** The completed tasks of today; nothing without any. */
export function CompletedTasks() {
  const t = useMessages(checkin);
  const done = useTasks().tasks.filter(({ isCompleted }) => isCompleted);
  if (done.length === 0) return null;
  return (
    <Card title={t('completedTasks.title')}>
      <Stack as="ul" $gap={2}>
        {done.map(({ id, text }) => (
          <li key={id}>
            <QuietLine>
              <span>
                <LongText text={text} shown={SHOWN} />
              </span>
            </QuietLine>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
