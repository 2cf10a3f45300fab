import { options, useFormat, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { ProgressBar } from '@spire/ui/ProgressBar';
import { Quiet } from '@spire/ui/Quiet';
import { Scene } from '@spire/ui/Scene';
import { space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import type { GrowthQuery } from './Growth.generated.ts';
import { growthFacts } from './growthFacts.ts';

export type Growth = GrowthQuery['me']['growth'];

interface GrowthPictureProps {
  growth: Growth;
  titleLevel: 2 | 3;
  hasCounts: boolean;
}

/** Plant and level, and beside them the numbers, which the low-stimulation form leaves out (A33). */
export function GrowthPicture({ growth, titleLevel, hasCounts }: GrowthPictureProps) {
  const t = useMessages(profile);
  const tOptions = useMessages(options);
  const { isCalm } = useAppearance();
  const { progress, left } = growthFacts(growth.points);
  return (
    <Line>
      <Scene level={growth.level} view="plant" size="5.5rem" />
      <Words>
        <Title as={`h${titleLevel}`}>{tOptions(`levels.${growth.level}`)}</Title>
        {isCalm ? <Quiet>{t('growth.calm')}</Quiet> : <Points growth={growth} />}
        {left !== null && (
          <Bar>
            <ProgressBar value={progress} label={t('growth.progress')} />
          </Bar>
        )}
        {!isCalm && growth.currentStreak > 0 && <Quiet>{t('growth.streak', { count: growth.currentStreak })}</Quiet>}
        {!isCalm && hasCounts && <Counts growth={growth} />}
      </Words>
    </Line>
  );
}

function Points({ growth }: { growth: Growth }) {
  const t = useMessages(profile);
  const format = useFormat();
  const { points, left } = growthFacts(growth.points);
  const said = format.number(points);
  return (
    <Quiet>
      {left === null
        ? t('growth.pointsAtTop', { points: said })
        : t('growth.pointsToNext', { count: points, points: said, left: format.number(left) })}
    </Quiet>
  );
}

function Counts({ growth }: { growth: Growth }) {
  const t = useMessages(profile);
  return (
    <>
      <Quiet>{t('growth.checkInDays', { count: growth.checkInDays })}</Quiet>
      <Quiet>{t('growth.memories', { count: growth.memories })}</Quiet>
    </>
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
`;
