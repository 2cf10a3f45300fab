import { useFormat, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { GrowthBar } from '../growth/GrowthBar.tsx';
import { GrowthPoints } from '../growth/GrowthPoints.tsx';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';

/** The way to the next level, and what the points come from, for whoever asked for numbers. */
export function LevelNumbers({ growth, hasStreak }: { growth: Me['growth']; hasStreak: boolean }) {
  const t = useMessages(namespace);
  const format = useFormat();
  const tiles = [
    { id: 'checkIns', value: growth.checkInDays },
    ...(hasStreak && growth.currentStreak > 0 ? [{ id: 'streak', value: growth.currentStreak } as const] : []),
    { id: 'memories', value: growth.memories },
    { id: 'done', value: growth.completedSuggestions + growth.completedTasks },
    { id: 'tools', value: growth.toolCompletions },
  ] as const;
  return (
    <>
      <Stack $gap={2}>
        <GrowthPoints points={growth.points} />
        <GrowthBar points={growth.points} />
      </Stack>
      <Tiles aria-label={t('tiles.title')}>
        {tiles.map(({ id, value }) => (
          <li key={id}>
            <Value>{format.number(value)}</Value> <Quiet as="span">{t(`tiles.${id}`)}</Quiet>
          </li>
        ))}
      </Tiles>
    </>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(2)};
  li {
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
