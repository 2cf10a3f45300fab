import { useIsWaiting, useToday, type Feed, type Loaded } from '@spire/client';
import { daysBetween, type LocalDate } from '@spire/domain/dates';
import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toolFrame } from './messages/namespace.ts';

interface Entry {
  id: string;
  date: LocalDate;
}

interface ToolHistoryProps<N extends Entry> {
  of: Loaded<Feed<N>>;
  title: string;
  /** What will stand here, while nothing does. */
  empty: string;
  /** The write that adds to this list, to tell what has not been sent yet. */
  mutation: string;
  children: (entry: N) => ReactNode;
}

/** What somebody has done with a tool, newest first, under the tool itself; what waits on this device says so. */
export function ToolHistory<N extends Entry>({ of, title, empty, mutation, children }: ToolHistoryProps<N>) {
  const t = useMessages(toolFrame);
  const isWaiting = useIsWaiting();
  const dayOf = useDayName();
  return (
    <Card title={title}>
      <Read of={of} failed={{ title: t('history.failed') }} empty={<Quiet>{empty}</Quiet>} isQuiet titleLevel={3}>
        {({ nodes, hasNextPage, more, loadMore }) => (
          <Stack $gap={3}>
            <List>
              {nodes.map((entry) => (
                <li key={entry.id}>
                  <div>{children(entry)}</div>
                  <Quiet as="span">
                    {isWaiting(mutation, { id: entry.id }) ? t('history.notSent') : dayOf(entry.date)}
                  </Quiet>
                </li>
              ))}
            </List>
            {more === 'failed' && <p role="alert">{t('history.moreFailed')}</p>}
            {hasNextPage && (
              <BusyButton
                variant="secondary"
                isBusy={more === 'busy'}
                busyLabel={t('history.loadingMore')}
                onClick={() => void loadMore()}
              >
                {t('history.more')}
              </BusyButton>
            )}
          </Stack>
        )}
      </Read>
    </Card>
  );
}

function useDayName() {
  const t = useMessages(toolFrame);
  const format = useFormat();
  const today = useToday();
  return (date: LocalDate) => {
    const days = daysBetween(date, today);
    return days === 0 ? t('history.today') : days === 1 ? t('history.yesterday') : format.shortDate(date);
  };
}

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    min-height: 44px;
    padding-block: ${space(2)};
  }
  > li + li {
    border-top: 1px solid ${color.hairline};
  }
`;
