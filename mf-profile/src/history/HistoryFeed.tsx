import type { Feed } from '@spire/client';
import { keysOf } from '@spire/domain/lists';
import { common, useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { useState } from 'react';
import styled from 'styled-components';
import { byDay, FILTERS, isShownBy, type FilterId } from './activityDays.ts';
import { ActivityLine, type Activity } from './ActivityLine.tsx';
import { history } from './messages/namespace.ts';

/** The fetched activities, by day, narrowed to a kind if wanted; older days come when asked for. */
export function HistoryFeed({ pages }: { pages: Feed<Activity> }) {
  const t = useMessages(history);
  const tCommon = useMessages(common);
  const format = useFormat();
  const [filter, setFilter] = useState<FilterId>('all');
  const { nodes, hasNextPage, more, loadMore } = pages;
  const days = byDay(nodes.filter(({ kind }) => isShownBy(filter, kind)));
  return (
    <Stack $gap={4}>
      <ChipGroup
        legend={t('filter')}
        options={keysOf(FILTERS).map((id) => ({ id, label: t(`filters.${id}`) }))}
        selected={[filter]}
        onChange={(ids) => setFilter(keysOf(FILTERS).find((id) => id !== filter && ids.includes(id)) ?? 'all')}
      />
      {days.length === 0 && <Quiet role="status">{t('none')}</Quiet>}
      {days.map(({ date, all }) => (
        <Card key={date} title={<Day>{format.longDate(date)}</Day>}>
          <Lines as="ul">
            {all.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} />
            ))}
          </Lines>
        </Card>
      ))}
      {more === 'failed' && <Notice kind="error">{t('moreFailed')}</Notice>}
      {hasNextPage && (
        <BusyButton
          variant="secondary"
          isWide
          isBusy={more === 'busy'}
          busyLabel={t('loadingMore')}
          onClick={() => void loadMore(({ kind }) => isShownBy(filter, kind))}
        >
          {more === 'failed' ? tCommon('actions.retry') : t('more')}
        </BusyButton>
      )}
    </Stack>
  );
}

const Day = styled.span`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;
