import styled from 'styled-components';
import { color, space, text } from '@spire/ui/tokens.ts';

interface DayChartProps {
  /** The values by day, oldest first; null is a day without one, which is a gap and not a zero. */
  values: readonly (number | null)[];
  /** The top of the scale: what is above it is drawn at it. */
  most: number;
  /** The picture's content, in words. */
  label: string;
  /** Words under the beginning, the middle and the end of the line. */
  under: readonly [string, string, string];
  /** The labels of the scale's lines, from the top. */
  scale: readonly [string, string, string];
}

const WIDTH = 320;
const HEIGHT = 104;
const EDGE = 8;

/** The course of some days as one line with gaps. The same days in words stand beside it: a calendar or a table (A26). */
export function DayChart({ values, most, label, under, scale }: DayChartProps) {
  const x = (day: number) => EDGE + (day * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - (Math.min(value, most) / most) * (HEIGHT - 2 * EDGE);
  const points = values.flatMap((value, day) => (value === null ? [] : [{ day, x: x(day), y: y(value) }]));
  return (
    <Frame>
      <Scale aria-hidden>
        {scale.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </Scale>
      <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[most, most / 2, 0].map((value) => (
          <Rule key={value} x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} />
        ))}
        <Course d={courseOf(points)} />
        {points.map(({ day, ...at }) => (
          <Dot key={day} cx={at.x} cy={at.y} r={3.5} />
        ))}
      </Picture>
      <Under aria-hidden>
        {under.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </Under>
    </Frame>
  );
}

/** A line from each day to the next one; between two days with a gap there is none. */
export function courseOf(points: readonly { day: number; x: number; y: number }[]): string {
  return points
    .map(({ day, x, y }, index) => `${points[index - 1]?.day === day - 1 ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(2)};
  ${text.small}
  color: ${color.muted};
`;

const Scale = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Picture = styled.svg`
  grid-area: 1 / -2;
  display: block;
  width: 100%;
  height: auto;
`;

const Rule = styled.line`
  stroke: ${color.hairline};
`;

const Course = styled.path`
  fill: none;
  stroke: ${color.primary};
  stroke-width: 2;
  stroke-linejoin: round;
`;

const Dot = styled.circle`
  fill: ${color.primary};
`;

const Under = styled.div`
  grid-area: 2 / -2;
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;
