import { useFormat, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { GrowthBar } from '../growth/GrowthBar.tsx';
import { GrowthPoints } from '../growth/GrowthPoints.tsx';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';

/**
 * The way to the next level, and what there is by now, for whoever asked for numbers. A nought is not shown. Points stay
 * when a memory is deleted (D31); its number counts those that are there (D3).
 */
export function LevelNumbers({ me, hasStreak }: { me: Me; hasStreak: boolean }) {
  const { growth, memoryCategories } = me;
  const t = useMessages(namespace);
  const format = useFormat();
  const tiles = (
    [
      { id: 'checkIns', value: growth.checkInDays },
      { id: 'streak', value: hasStreak ? growth.currentStreak : 0 },
      { id: 'memories', value: memoryCategories.reduce((sum, { count }) => sum + count, 0) },
      { id: 'done', value: growth.completedSuggestions + growth.completedTasks },
      { id: 'tools', value: growth.toolCompletions },
    ] as const
  ).filter(({ value }) => value > 0);
  return (
    <>
      <Stack $gap={2}>
        <GrowthPoints points={growth.points} />
        <GrowthBar points={growth.points} />
      </Stack>
      {tiles.length > 0 && (
        <Tiles aria-label={t('tiles.title')}>
          {tiles.map(({ id, value }) => (
            <li key={id}>
              <Value>{format.number(value)}</Value> <Quiet as="span">{t(`tiles.${id}`, { count: value })}</Quiet>
            </li>
          ))}
        </Tiles>
      )}
    </>
  );
}

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  li {
    flex: 1 1 8rem;
    padding: ${space(3)};
    border-radius: ${radius.small};
    background: ${color.sunk};
  }
`;

const Value = styled.span`
  display: block;
  ${text.title}
  font-variant-numeric: tabular-nums;
`;
