import { useFormat, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { profile } from '../messages/namespace.ts';
import { growthFacts } from './growthFacts.ts';

/** The points, and what is left to the next level, for whoever asked for numbers. */
export function GrowthPoints({ points: total }: { points: number }) {
  const t = useMessages(profile);
  const format = useFormat();
  const { points, left } = growthFacts(total);
  const said = format.number(points);
  return (
    <Quiet>
      {left === null
        ? t('growth.pointsAtTop', { points: said })
        : t('growth.pointsToNext', { count: points, points: said, left: format.number(left) })}
    </Quiet>
  );
}
