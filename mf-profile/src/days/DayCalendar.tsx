import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, media, radius, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';

/** How much there is in a day. `rest` is a day for rest, `outside` one that does not count: before the account was. */
export type DayTone = 'outside' | 'rest' | 'none' | 'little' | 'some' | 'much';

/** A day as the calendar shows it. */
interface CalendarDay {
  date: string;
  /** The number of the day in its month. */
  name: string;
  tone: DayTone;
  /** Stands under the name in place of the dots: a number where these are wanted, or the drawing of a step. */
  mark?: ReactNode;
  isToday: boolean;
  /** The whole day in words, for whoever listens. */
  said: string;
}

/** The name of a day of the week: short to look at, whole to listen to. */
export interface Weekday {
  short: string;
  long: string;
}

interface DayCalendarProps {
  /** Whole weeks, oldest first. */
  days: readonly CalendarDay[];
  /** Seven, from that of the first day on. */
  weekdays: readonly Weekday[];
  caption: string;
}

const DAYS_A_WEEK = 7;
const DOTS: Readonly<Record<DayTone, number>> = { outside: 0, rest: 0, none: 0, little: 1, some: 2, much: 3 };

/** Days in weeks, as a table. Tone never stands alone: dots or a number say the same, today has an outline (A26). */
export function DayCalendar({ days, weekdays, caption }: DayCalendarProps) {
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <Head key={long} scope="col">
              <span aria-hidden>{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date}>
                <Day $tone={day.tone} $isToday={day.isToday} data-tone={day.tone} aria-hidden>
                  {day.name}
                  <Mark>{day.mark ?? '•'.repeat(DOTS[day.tone])}</Mark>
                </Day>
                <VisuallyHidden>{day.said}</VisuallyHidden>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  td {
    padding: 2px;
  }
`;

const Head = styled.th`
  padding: 0 0 ${space(1)};
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
  white-space: nowrap;
`;

const dashed = css`
  border: 1.5px dashed ${color.edge};
`;

const tones = {
  outside: css`
    color: ${color.muted};
    background: ${color.sunk};
  `,
  rest: dashed,
  none: css`
    ${dashed}
    background: color-mix(in srgb, ${color.roseSoft} 45%, ${color.surface});
  `,
  little: css`
    background: ${color.amberSoft};
  `,
  some: css`
    background: ${color.sunSoft};
  `,
  much: css`
    background: ${color.primarySoft};
  `,
} as const;

const Day = styled.span<{ $tone: DayTone; $isToday: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  max-width: 3.2rem;
  margin-inline: auto;
  min-height: 44px;
  border: 1.5px solid transparent;
  border-radius: ${radius.small};
  ${text.small}
  line-height: 1.2;
  font-weight: 600;
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  ${({ $tone }) => tones[$tone]}
  ${({ $isToday }) => $isToday && `border-color: transparent; outline: 2.5px solid ${color.focus}; outline-offset: -1.5px;`}
  ${media.forced} {
    border-color: CanvasText;
  }
`;

const Mark = styled.span`
  font-size: 0.78em;
  letter-spacing: 0.08em;
  font-weight: 600;
`;
