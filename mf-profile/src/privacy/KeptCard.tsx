import type { Loaded } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { ownData } from './messages/namespace.ts';
import type { OwnDataQuery } from './OwnData.generated.ts';

/** How much there is, counted by the server (trap 6), and since when. */
export function KeptCard({ kept }: { kept: Loaded<OwnDataQuery['me']> }) {
  const t = useMessages(ownData);
  const format = useFormat();
  return (
    <Card title={t('kept.title')}>
      <Read of={kept} loading={t('kept.loading')} failed={{ title: t('kept.failed') }} isQuiet titleLevel={3}>
        {({ createdAt, growth, memoryCategories }) => (
          <Stack $gap={3}>
            <Counts>
              {(
                [
                  ['memories', memoryCategories.reduce((sum, { count }) => sum + count, 0)],
                  ['checkIns', growth.checkInDays],
                  ['moods', growth.moodEntries],
                ] as const
              ).map(([name, count]) => (
                <div key={name}>
                  <dt>{t(`kept.${name}`)}</dt>
                  <dd>{format.number(count)}</dd>
                </div>
              ))}
            </Counts>
            <Quiet>{t('kept.since', { month: format.month(createdAt) })}</Quiet>
          </Stack>
        )}
      </Read>
    </Card>
  );
}

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: ${space(3)};
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    ${text.small}
    color: ${color.muted};
  }
  dd {
    ${text.heading}
  }
`;
