import type { Connection, Loaded, Pages } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
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
import { writtenTools } from './messages/namespace.ts';

/** How many a request brings: it stands below a tool, and is not what anybody came for. */
export const SHOWN_AT_ONCE = 5;

interface Entry {
  id: string;
  date: LocalDate;
}

interface EarlierProps<N extends Entry> {
  of: Loaded<Pages<N, Connection<N>>>;
  /** What an entry is called in the list. */
  titleOf: (entry: N) => string;
  /** What will stand here, while nothing does. */
  empty: string;
  /** An entry, opened. */
  children: (entry: N) => ReactNode;
}

/** What was done with a tool before, newest first; each opens where it stands (D29). */
export function Earlier<N extends Entry>({ of, titleOf, empty, children }: EarlierProps<N>) {
  const t = useMessages(writtenTools);
  const format = useFormat();
  return (
    <Card title={t('earlier.title')}>
      <Read of={of} failed={{ title: t('earlier.failed') }} empty={<Quiet>{empty}</Quiet>} isQuiet titleLevel={3}>
        {({ nodes, hasNextPage, more, loadMore }) => (
          <Stack $gap={3}>
            <ul>
              {nodes.map((entry) => (
                <Item key={entry.id}>
                  <details>
                    <Summary>
                      <Words>
                        <Title>{titleOf(entry)}</Title>
                        <Quiet as="span">{format.longDate(entry.date)}</Quiet>
                      </Words>
                      <LineDrawing lines={DOWN} />
                    </Summary>
                    <Opened>{children(entry)}</Opened>
                  </details>
                </Item>
              ))}
            </ul>
            {more === 'failed' && <p role="alert">{t('earlier.moreFailed')}</p>}
            {hasNextPage && (
              <BusyButton
                variant="secondary"
                isWide
                isBusy={more === 'busy'}
                busyLabel={t('earlier.loading')}
                onClick={() => void loadMore()}
              >
                {t('earlier.more')}
              </BusyButton>
            )}
          </Stack>
        )}
      </Read>
    </Card>
  );
}

const DOWN = ['m6 9 6 6 6-6'];

const Item = styled.li`
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${touch.button};
  padding-block: ${space(2)};
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
