import { DAY_LIMITS } from '@spire/domain/dailyRules';
import { CHART_TOP } from '@spire/domain/growth';
import { useFormat, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { DayCalendar, type Weekday } from './DayCalendar.tsx';
import { DayChart } from './DayChart.tsx';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { dateOf, daysLine, hasSomething, toneOf, valuesOf, type Day } from './dayFacts.ts';
import { days as namespace } from './messages/namespace.ts';
import { useDayWords } from './useDayWords.ts';

interface DayStripProps {
  /** Oldest first, the last one today. */
  days: readonly Day[];
  /** By their dates. */
  moods: ReadonlyMap<string, number>;
  createdAt: string;
  weekdays: readonly Weekday[];
  /** Words under the beginning, the middle and the end of a chart. */
  under: readonly [string, string, string];
}

/** Chart and calendar of the same days (D31, A26). The calm view has no chart, and counts nothing (A33). */
export function DayStrip({ days, moods, createdAt, weekdays, under }: DayStripProps) {
  const t = useMessages(namespace);
  const format = useFormat();
  const { isCalm, hasNumbers } = useAppearance();
  const words = useDayWords(createdAt);
  const since = dateOf(createdAt);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = { from: words.date(first.date), to: words.date(last.date) };
  return (
    <Stack $gap={3}>
      {!isCalm && days.some(hasSomething) && (
        <Stack $gap={1}>
          <Quiet>{t('table.done')}</Quiet>
          <DayChart
            values={valuesOf(days)}
            most={CHART_TOP}
            label={t('chart', span)}
            under={under}
            scale={
              hasNumbers ? [String(CHART_TOP), String(CHART_TOP / 2), '0'] : [t('scale.most'), '', t('scale.least')]
            }
          />
        </Stack>
      )}
      {!isCalm && days.some(({ date }) => moods.has(date)) && (
        <Stack $gap={1}>
          <Quiet>{t('moodTitle')}</Quiet>
          <DayChart
            // The lowest step lies on the lowest line.
            values={days.map(({ date }) => moods.get(date)).map((mood) => (mood === undefined ? null : mood - 1))}
            most={DAY_LIMITS.mood.max - 1}
            label={t('moodChart', span)}
            under={under}
            scale={[t('moods.best'), t('moods.fine'), t('moods.hard')]}
          />
        </Stack>
      )}
      <p>{t(daysLine(days, since), { count: days.filter(hasSomething).length })}</p>
      <DayCalendar
        caption={t('calendar', span)}
        weekdays={weekdays}
        days={days.map((day) => ({
          date: day.date,
          name: String(Number(day.date.slice(-2))),
          tone: toneOf(day, since, isCalm),
          mark: isCalm ? '' : hasNumbers && hasSomething(day) ? format.number(day.points) : undefined,
          isToday: day === last,
          said: [
            words.date(day.date),
            ...(day === last ? [t('today')] : []),
            words.done(day),
            ...[words.mood(moods.get(day.date))].filter(Boolean).map((mood) => t('mood', { mood })),
            ...(hasNumbers && hasSomething(day) ? [words.points(day)] : []),
          ]
            .filter((each) => each !== '')
            .join(', '),
        }))}
      />
      <Quiet>{t(isCalm ? 'legendCalm' : hasNumbers ? 'legendNumbers' : 'legend')}</Quiet>
    </Stack>
  );
}
