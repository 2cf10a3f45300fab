import { DAY_WINDOWS, type DayWindow } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import type { Day } from './dayFacts.ts';
import { DayStrip } from './DayStrip.tsx';
import { DayTable } from './DayTable.tsx';
import { days as namespace } from './messages/namespace.ts';

/** The last 14 or 28 days (spec 2 §9); the table waits behind a link. */
export function DaysCard({ days, createdAt }: { days: readonly Day[]; createdAt: string }) {
  const t = useMessages(namespace);
  const [window, setWindow] = useState<DayWindow>(DAY_WINDOWS[0]);
  const [isTableOpen, setTableOpen] = useState(false);
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
        <DayStrip all={days} window={window} createdAt={createdAt} />
        <div>
          <LinkButton type="button" aria-expanded={isTableOpen} onClick={() => setTableOpen((isOpen) => !isOpen)}>
            {t(isTableOpen ? 'hideTable' : 'asTable')}
          </LinkButton>
        </div>
        {isTableOpen && <DayTable days={days.slice(-window)} createdAt={createdAt} />}
      </Stack>
    </Card>
  );
}
