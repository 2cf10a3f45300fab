import { useMessages } from '@spire/i18n';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { patterns } from './messages/namespace.ts';
import type { Pattern } from './found.ts';

const MOST = 24;
const STEP = 14;

/** The days after it, oldest first, below, on or above the line of what was usual; heard as one sentence. */
export function PatternDots({ pattern: { behind, with: count, direction } }: { pattern: Pattern }) {
  const t = useMessages(patterns);
  const days = behind.slice(0, MOST).toReversed();
  const width = Math.max(days.length, 12) * STEP;
  return (
    <Drawing
      viewBox={`0 0 ${width} 44`}
      role="img"
      aria-label={t('dots', { hits: count.hits, days: count.days, way: t(`ways.${direction}`) })}
    >
      <path d={`M2 22H${width - 2}`} stroke={color.hairline} strokeWidth="1.5" />
      {days.map(({ date, sign }, at) => {
        const [x, y] = [STEP / 2 + at * STEP, 22 - sign * 13];
        return (
          <g key={date} stroke={color.primary} strokeWidth="1.6">
            {sign !== 0 && <path d={`M${x} 22V${y}`} />}
            <circle cx={x} cy={y} r="4.4" fill={sign === 0 ? color.surface : color.primary} />
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 26rem;
  height: auto;
`;
