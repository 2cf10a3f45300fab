import { knownOf, useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageBody } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { DaysCard } from '../days/DaysCard.tsx';
import { profile } from '../messages/namespace.ts';
import { TodayCard } from '../settings/TodayCard.tsx';
import { BadgesCard } from './BadgesCard.tsx';
import { CapacityCard } from './CapacityCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LogOut } from './LogOut.tsx';
import { MeDocument } from './Me.generated.ts';
import { MeHero } from './MeHero.tsx';
import { MoreRows } from './MoreRows.tsx';
import { PersonCard } from './PersonCard.tsx';

/** The person: how they grow, how today is to be, and the ways on. All of it comes by one question. */
export default function MePage() {
  const t = useMessages(profile);
  const read = useRead(MeDocument, { pick: ({ me }) => me });
  const known = knownOf(read);
  return (
    <>
      <MeHero me={known} />
      <PageBody $columns>
        <Stack data-as-of>
          <Read of={read} loading={t('me.loading')} failed={{ title: t('me.failedTitle'), text: t('me.failedText') }}>
            {(me) => (
              <Stack>
                <LevelCard me={me} />
                <DaysCard days={me.growth.days} createdAt={me.createdAt} />
                <TodayCard settings={me.settings} />
                <CapacityCard me={me} />
              </Stack>
            )}
          </Read>
        </Stack>
        <Stack>
          {known !== undefined && (
            <>
              <BadgesCard me={known} />
              <PersonCard me={known} />
            </>
          )}
          <MoreRows />
          <LogOut />
        </Stack>
      </PageBody>
    </>
  );
}
