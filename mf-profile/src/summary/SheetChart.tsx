import { addDays, type LocalDate } from '@spire/domain/dates';
import { placeOf, weeksOf } from './sheetFacts.ts';
import type { SheetRow } from './sheetRows.ts';
import type { SheetWords } from './sheetWords.ts';

interface SheetChartProps {
  rows: readonly SheetRow[];
  from: LocalDate;
  days: number;
  words: SheetWords;
  /** Days that held a lot: a broken line through all rows. */
  bigDays: readonly LocalDate[];
}

const WIDTH = 700;
const LEFT = 150;
const RIGHT = 10;
const STEP = 15;
const STEPS = 5;
const GAP = 30;
const HEIGHT = STEP * (STEPS - 1) + GAP;
const TICKS = 6;
/** Fewer days have no line: the dots are few enough to be seen. */
const LINE_FROM = 90;
const WEEK = 7;

/** Every answer as a dot, hollow where it was carried over; all rows share one axis of time, and every step has its word. */
export function SheetChart({ rows, from, days, words, bigDays }: SheetChartProps) {
  const x = (place: number) => LEFT + place * (WIDTH - LEFT - RIGHT);
  const step = Math.max(1, Math.round((days - 1) / (TICKS - 1)));
  const ticks = Array.from({ length: TICKS }, (_, index) => Math.min(days - 1, index * step));
  const bottom = rows.length * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${bottom + 20}`}
      width="100%"
      role="img"
      aria-label={words.text.dayByDay}
      fontSize="9.5"
    >
      {bigDays.map((date) => (
        <line
          key={date}
          x1={x(placeOf(date, from, days))}
          x2={x(placeOf(date, from, days))}
          y1={8}
          y2={bottom - GAP + 8}
          stroke="#555"
          strokeDasharray="2 2.5"
        />
      ))}
      {rows.map((row, index) => (
        <g key={row.id} transform={`translate(0 ${index * HEIGHT + 8})`}>
          <Row {...{ row, from, days, words, x }} />
        </g>
      ))}
      {ticks.map((day) => (
        <g key={day}>
          <line
            x1={x(day / Math.max(1, days - 1))}
            x2={x(day / Math.max(1, days - 1))}
            y1={bottom}
            y2={bottom + 4}
            stroke="#000"
          />
          <text
            x={x(day / Math.max(1, days - 1))}
            y={bottom + 15}
            textAnchor={day === 0 ? 'start' : day === days - 1 ? 'end' : 'middle'}
          >
            {words.shortDate(addDays(from, day))}
          </text>
        </g>
      ))}
    </svg>
  );
}

type RowProps = Omit<SheetChartProps, 'rows' | 'bigDays'> & { row: SheetRow; x: (place: number) => number };

function Row({ row, from, days, words, x }: RowProps) {
  const y = (value: number) => (STEPS - value) * STEP;
  const middle = y(3);
  const weeks = days < LINE_FROM ? [] : weeksOf(row.answers, from, days);
  const place = (week: number) => Math.min(1, (week * WEEK + (WEEK - 1) / 2) / (days - 1));
  return (
    <>
      <text x="0" y={middle} fontWeight="700" fontSize="11">
        {row.name}
      </text>
      <text x="0" y={middle + 12}>
        {words.text[row.isUpBetter ? 'upIsBetter' : 'upIsWorse']}
      </text>
      {row.steps.map((name, index) => (
        <g key={name}>
          <text x={LEFT - 8} y={y(index + 1) + 3} textAnchor="end">
            {name.toLocaleLowerCase()}
          </text>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(index + 1)} y2={y(index + 1)} stroke="#bbb" strokeWidth="0.6" />
        </g>
      ))}
      {weeks.map((value, week) => {
        const next = weeks[week + 1];
        return (
          value !== undefined &&
          next !== undefined && (
            <line
              key={week}
              x1={x(place(week))}
              x2={x(place(week + 1))}
              y1={y(value)}
              y2={y(next)}
              stroke="#000"
              strokeWidth="1.6"
            />
          )
        );
      })}
      {row.answers.map(({ date, value, isCarried }) => (
        <circle
          key={date}
          cx={x(placeOf(date, from, days))}
          cy={y(value)}
          r={days < LINE_FROM ? 3.4 : 2.3}
          fill={isCarried ? '#fff' : '#000'}
          stroke="#000"
        />
      ))}
    </>
  );
}
