import { todaysDate } from '@spire/client';
import { DAY_WINDOWS, type DayWindow } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import type { Scale } from '@spire/domain/scales';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { ScaleDays } from '../scales/ScaleDays.tsx';
import type { Day } from './dayFacts.ts';
import { DayStrip } from './DayStrip.tsx';
import { DayTable } from './DayTable.tsx';
import { days as namespace } from './messages/namespace.ts';
import { useDayMoods } from './useDayMoods.ts';
import { useDayNames } from './useDayNames.ts';

interface DaysCardProps {
  days: readonly Day[];
  createdAt: string;
  /** The scales that the person follows. */
  scales: readonly Scale[];
}

/** The last 14 or 28 days (spec 2 §9); the table waits behind a link. */
export function DaysCard({ days, createdAt, scales }: DaysCardProps) {
  const t = useMessages(namespace);
  const [window, setWindow] = useState<DayWindow>(DAY_WINDOWS[0]);
  const [isTableOpen, setTableOpen] = useState(false);
  // A press shows at once; many days of drawings come in parts behind it.
  const shown = { window: useDeferredValue(window), isTableOpen: useDeferredValue(isTableOpen) };
  return (
    <Card
      title={t('title')}
      aside={
        <SegmentedControl
          legend={t('window')}
          isLegendHidden
          options={DAY_WINDOWS.map((each) => ({
            id: String(each),
            label: each === DAY_WINDOWS[0] ? t('windowOf', { count: each }) : String(each),
          }))}
          selected={String(window)}
          onChange={(id) => setWindow(DAY_WINDOWS.find((each) => String(each) === id) ?? window)}
        />
      }
    >
      <Stack $gap={2}>
        <Days {...{ days, createdAt, scales, ...shown }} />
        <div>
          <LinkButton type="button" aria-expanded={isTableOpen} onClick={() => setTableOpen((isOpen) => !isOpen)}>
            {t(isTableOpen ? 'hideTable' : 'asTable')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

interface DaysProps extends DaysCardProps {
  window: DayWindow;
  isTableOpen: boolean;
}

/** The content of the card; drawn anew where something of it has changed. */
const Days = memo(function Days({ days: all, createdAt, scales, window, isTableOpen }: DaysProps) {
  const days = useMemo(() => all.slice(-window), [all, window]);
  const moods = useDayMoods(all[0]?.date ?? todaysDate());
  const names = useDayNames(days);
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const done = (
    <>
      <DayStrip {...{ days, moods, createdAt, ...names }} />
      {isTableOpen && <DayTable days={days} moods={moods} createdAt={createdAt} />}
    </>
  );
  if (scales.length === 0) return done;
  return <ScaleDays {...{ scales, dates, isTableOpen, ...names }}>{done}</ScaleDays>;
});
