import type { Feed } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { type Activity, byDay } from './activityDays.ts';
import { HistoryDay } from './HistoryDay.tsx';
import { history } from './messages/namespace.ts';

interface HistoryFeedProps {
  pages: Feed<Activity>;
  /** Every day is open, since something was looked for in them. */
  isOpen: boolean;
}

/** The fetched days, the newest open; older ones come when asked for. */
export function HistoryFeed({ pages, isOpen }: HistoryFeedProps) {
  const t = useMessages(history);
  const tCommon = useMessages(common);
  const { nodes, hasNextPage, more, loadMore } = pages;
  return (
    <Stack $gap={3}>
      {byDay(nodes).map(({ date, all }, index) => (
        <HistoryDay key={date} {...{ date, all }} isOpenAtFirst={isOpen || index === 0} />
      ))}
      {more === 'failed' && <Notice kind="error">{t('moreFailed')}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isWide
          isBusy={more === 'busy'}
          busyLabel={t('loadingMore')}
          onClick={() => void loadMore()}
        >
          {more === 'failed' ? tCommon('actions.retry') : t('more')}
        </BusyButton>
      )}
    </Stack>
  );
}
