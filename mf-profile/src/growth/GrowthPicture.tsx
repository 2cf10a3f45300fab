import { options, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Quiet } from '@spire/ui/Quiet';
import { Scene } from '@spire/ui/Scene';
import { space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import type { GrowthQuery } from './Growth.generated.ts';
import { GrowthBar } from './GrowthBar.tsx';
import { GrowthPoints } from './GrowthPoints.tsx';

export type Growth = GrowthQuery['me']['growth'];

interface GrowthPictureProps {
  growth: Growth;
  hasStreak: boolean;
}

/** Plant and level, and beside them the numbers, for whoever asked for them on Me; never in the calm view (A33). */
export function GrowthPicture({ growth, hasStreak }: GrowthPictureProps) {
  const t = useMessages(profile);
  const tOptions = useMessages(options);
  const { hasNumbers } = useAppearance();
  return (
    <Line>
      <Scene level={growth.level} view="plant" size="5.5rem" />
      <Words>
        <Title>{tOptions(`levels.${growth.level}`)}</Title>
        {hasNumbers ? <GrowthPoints points={growth.points} /> : <Quiet>{t('growth.calm')}</Quiet>}
        <Bar>
          <GrowthBar points={growth.points} />
        </Bar>
        {hasNumbers && hasStreak && growth.currentStreak > 0 && (
          <Quiet>{t('growth.streak', { count: growth.currentStreak })}</Quiet>
        )}
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
`;

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Title = styled.h2`
  ${text.heading}
`;

const Bar = styled.div`
  margin-block: ${space(2.5)};
  &:empty {
    display: none;
  }
`;
