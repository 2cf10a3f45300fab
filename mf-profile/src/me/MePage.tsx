import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { GrowthSummary } from '../growth/GrowthSummary.tsx';
import { profile } from '../messages/namespace.ts';
import { AppearanceCard } from '../settings/AppearanceCard.tsx';
import { LanguageCard } from '../settings/LanguageCard.tsx';
import { ReminderCard } from '../settings/ReminderCard.tsx';
import { LogOut } from './LogOut.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SafetyLinks } from './SafetyLinks.tsx';

/** The person, their growth, how the app looks to them, and the way out. Each part waits or fails on its own. */
export default function MePage() {
  const t = useMessages(profile);
  return (
    <Page title={t('me.title')} columns>
      <Stack>
        <PersonCard />
        <Card title={t('growth.title')}>
          <GrowthSummary titleLevel={3} hasCounts />
        </Card>
        <SafetyLinks />
      </Stack>
      <Stack>
        <AppearanceCard />
        <LanguageCard />
        <ReminderCard />
        <LogOut />
      </Stack>
    </Page>
  );
}
