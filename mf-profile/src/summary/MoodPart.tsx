import { appOfSource } from '@spire/domain/importSources';
import { useFormat, useMessages } from '@spire/i18n';
import { DayChart } from '../days/DayChart.tsx';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { summary } from './messages/namespace.ts';
import { moodFacts } from './summaryFacts.ts';

interface MoodPartProps {
  dates: readonly string[];
  moods: readonly { date: string; mood: number | null }[];
  /** Of days that have none of their own. */
  imported: readonly { date: string; mood: number; source: string }[];
}

/** The best a mood can be (D20); the lowest line of the picture is nought, so that no mood lies at the bottom. */
const BEST = 5;

/** Moods as they were chosen: a day without one is a gap. */
export function MoodPart({ dates, moods, imported }: MoodPartProps) {
  const t = useMessages(summary);
  const format = useFormat();
  const byDate = new Map<string, number | null>(imported.map(({ date, mood }) => [date, mood]));
  for (const { date, mood } of moods) if (mood !== null) byDate.set(date, mood);
  const sources = [...new Set(imported.map(({ source }) => appOfSource(source) ?? t('table')))];
  const values = dates.map((date) => byDate.get(date) ?? null);
  const facts = moodFacts(values.filter((value) => value !== null));
  if (facts === undefined) return <Quiet>{t('nothing')}</Quiet>;
  return (
    <Stack $gap={3}>
      <p>{t('moodLine', { ...facts, average: format.number(facts.average) })}</p>
      {sources.length > 0 && <Quiet>{t('imported', { sources: format.list(sources) })}</Quiet>}
      <DayChart
        values={values}
        most={BEST}
        label={t('moodChart')}
        under={[format.shortDate(dates[0] ?? ''), '', t('today')]}
      />
    </Stack>
  );
}
