import { currentMoment, knownOf, useRead, useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageBody } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { useDay } from '@spire/written/day/useDay.ts';
import { isQuiet } from '@spire/written/day/useDayMode.ts';
import { DaysCard } from '../days/DaysCard.tsx';
import { profile } from '../messages/namespace.ts';
import { TodayCard } from '../settings/TodayCard.tsx';
import { NewWeekLine } from '../week/NewWeekLine.tsx';
import { isWeekTold } from '../week/toldWeek.ts';
import { BadgesCard } from './BadgesCard.tsx';
import { CapacityCard } from './CapacityCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LogOut } from './LogOut.tsx';
import { MeDocument } from './Me.generated.ts';
import { MeHero } from './MeHero.tsx';
import { MoreRows } from './MoreRows.tsx';
import { PersonCard } from './PersonCard.tsx';

/**
 * The person: how they grow, how today is to be, and the ways on. All of it comes by one question. Nothing counts or
 * cheers on a hard day, after help, or where something weighs (D58, D61).
 */
export default function MePage() {
  const t = useMessages(profile);
  const read = useRead(MeDocument, { pick: ({ me }) => me });
  const known = knownOf(read);
  const today = useToday();
  const day = useDay();
  const isStill = isQuiet(day);
  return (
    <>
      <MeHero me={known} mode={day?.mode} />
      <PageBody $columns>
        <Stack data-as-of>
          <Read of={read} loading={t('me.loading')} failed={{ title: t('me.failedTitle'), text: t('me.failedText') }}>
            {(me) => (
              <Stack>
                {!isStill && isWeekTold(me.createdAt, today, currentMoment()) && <NewWeekLine />}
                <LevelCard me={me} isStill={isStill} />
                <DaysCard days={me.growth.days} createdAt={me.createdAt} scales={me.followedScales.scales} />
                <TodayCard settings={me.settings} />
                <CapacityCard me={me} />
              </Stack>
            )}
          </Read>
        </Stack>
        <Stack>
          <MoreRows />
          {known !== undefined && (
            <>
              {!isStill && <BadgesCard me={known} />}
              <PersonCard me={known} />
            </>
          )}
          <LogOut />
        </Stack>
      </PageBody>
    </>
  );
}
