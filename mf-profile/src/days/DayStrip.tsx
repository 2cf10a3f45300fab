import { CHART_TOP, type DayWindow } from '@spire/domain/growth';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useFormat, useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { DayCalendar } from './DayCalendar.tsx';
import { DayChart } from './DayChart.tsx';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { dateOf, daysLine, hasSomething, toneOf, valuesOf, type Day } from './dayFacts.ts';
import { days as namespace } from './messages/namespace.ts';
import { useDayWords } from './useDayWords.ts';

interface DayStripProps {
  /** All that are known, oldest first, the last one today. */
  all: readonly Day[];
  window: DayWindow;
  createdAt: string;
}

/** Chart and calendar of the same days (D31, A26). The calm view has no chart, and counts nothing (A33). */
export function DayStrip({ all, window, createdAt }: DayStripProps) {
  const t = useMessages(namespace);
  const format = useFormat();
  const { isCalm, hasNumbers } = useAppearance();
  const locale = FORMAT_LOCALES[useLanguage()];
  const words = useDayWords(createdAt);
  const days = all.slice(-window);
  const since = dateOf(createdAt);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = { from: words.date(first.date), to: words.date(last.date) };
  const short = (date: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(`${date}T12:00:00`));
  const weekday = (date: string, width: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday: width }).format(new Date(`${date}T12:00:00`));
  const middle = days[Math.floor(days.length / 2)] ?? first;
  return (
    <Stack $gap={3}>
      {!isCalm && days.some(hasSomething) && (
        <DayChart
          values={valuesOf(days)}
          most={CHART_TOP}
          label={t('chart', span)}
          under={[short(first.date), short(middle.date), t('today')]}
          {...(hasNumbers && { scale: [String(CHART_TOP), String(CHART_TOP / 2), '0'] })}
        />
      )}
      <p>{t(daysLine(days, since), { count: days.filter(hasSomething).length })}</p>
      <DayCalendar
        caption={t('calendar', span)}
        weekdays={days.slice(0, 7).map(({ date }) => ({
          short: weekday(date, 'short').slice(0, 2),
          long: weekday(date, 'long'),
        }))}
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
