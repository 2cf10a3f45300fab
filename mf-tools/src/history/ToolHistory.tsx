import { useIsWaiting, useToday, type Feed, type Loaded } from '@spire/client';
import { daysBetween, type LocalDate } from '@spire/domain/dates';
import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { color, space, text, touch } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toolHistory } from './messages/namespace.ts';

export { SHOWN_AT_ONCE } from './shownAtOnce.ts';

interface Entry {
  id: string;
  date: LocalDate;
}

interface ToolHistoryProps<N extends Entry> {
  of: Loaded<Feed<N>>;
  /** "Earlier" when left out. */
  title?: string;
  /** A text about what will stand here, while the list is empty. */
  empty: string;
  /** The write that adds to this list, to tell what has not been sent yet. */
  mutation: string;
  /** The title of an entry in the list. */
  titleOf: (entry: N) => ReactNode;
  /** An entry, opened where it stands (D29); where left out, its title says it all. */
  children?: (entry: N) => ReactNode;
}

/** A person's history with a tool, newest first, under the tool itself; entries that wait on this device say so. */
export function ToolHistory<N extends Entry>({ of, title, empty, mutation, titleOf, children }: ToolHistoryProps<N>) {
  const t = useMessages(toolHistory);
  const isWaiting = useIsWaiting();
  const dayOf = useDayName();
  const head = (entry: N) => (
    <Words>
      <Title>{titleOf(entry)}</Title>
      <Quiet as="span">{isWaiting(mutation, { id: entry.id }) ? t('notSent') : dayOf(entry.date)}</Quiet>
    </Words>
  );
  return (
    <Card title={title ?? t('title')}>
      <Read of={of} failed={{ title: t('failed') }} empty={<Quiet>{empty}</Quiet>} isQuiet titleLevel={3}>
        {({ nodes, hasNextPage, more, loadMore }) => (
          <Stack $gap={3}>
            <List>
              {nodes.map((entry) => (
                <li key={entry.id}>
                  {children === undefined ? (
                    <Line>{head(entry)}</Line>
                  ) : (
                    <details>
                      <Summary>
                        {head(entry)}
                        <LineDrawing lines={DOWN} />
                      </Summary>
                      <Opened>{children(entry)}</Opened>
                    </details>
                  )}
                </li>
              ))}
            </List>
            {more === 'failed' && <p role="alert">{t('moreFailed')}</p>}
            {hasNextPage && (
              <BusyButton
                variant="secondary"
                isWide
                isBusy={more === 'busy'}
                busyLabel={t('loadingMore')}
                onClick={() => void loadMore()}
              >
                {t('more')}
              </BusyButton>
            )}
          </Stack>
        )}
      </Read>
    </Card>
  );
}

function useDayName() {
  const t = useMessages(toolHistory);
  const format = useFormat();
  const today = useToday();
  return (date: LocalDate) => {
    const days = daysBetween(date, today);
    return days === 0 ? t('today') : days === 1 ? t('yesterday') : format.longDate(date);
  };
}

const DOWN = ['m6 9 6 6 6-6'];

const List = styled.ul`
  > li:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${touch.button};
  padding-block: ${space(2)};
`;

const Summary = styled(Line).attrs({ as: 'summary' })`
  justify-content: space-between;
  gap: ${space(3)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color.primary};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Title = styled.span`
  ${text.body}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Opened = styled.div`
  padding-bottom: ${space(4)};
`;
