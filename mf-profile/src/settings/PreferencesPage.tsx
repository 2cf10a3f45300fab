import { useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { BackLink } from '../BackLink.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { LikedCard } from './LikedCard.tsx';
import { preferences } from './messages/namespace.ts';
import { NotKept } from './notKept.ts';
import { PreferencesDocument } from './Preferences.generated.ts';
import { ReminderCard } from './ReminderCard.tsx';
import { ShownCard } from './ShownCard.tsx';
import { TodayCard } from './TodayCard.tsx';

/** How Spire is to be for this person, kept with their account and followed on every device (spec 2 §2, D27). */
export default function PreferencesPage() {
  const t = useMessages(preferences);
  const back = usePageTitle('me');
  const settings = useRead(PreferencesDocument, { pick: ({ me }) => me.settings });
  return (
    <Page title={t('title')} lead={t('lead')} back={<BackLink page="me">{back}</BackLink>} columns>
      <Stack>
        <Read of={settings} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
          {(known) => (
            <NotKept value={{ title: t('notSavedTitle'), text: `${t('notSaved')}. ${t('notSavedText')}` }}>
              <Stack>
                <TodayCard settings={known} />
                <AppearanceCard settings={known} />
                <ShownCard settings={known} />
                <ReminderCard isOn={known.gentleBuzz} />
              </Stack>
            </NotKept>
          )}
        </Read>
      </Stack>
      <Stack>
        <LanguageCard />
        <LikedCard />
      </Stack>
    </Page>
  );
}
