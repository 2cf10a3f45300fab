import { useRead, useSave } from '@spire/client';
import { onboardingErrors } from '@spire/domain/profileRules';
import { common, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';
import { DecideHealthConsentDocument } from './DecideHealthConsent.generated.ts';
import { LaterCard } from './LaterCard.tsx';
import type { Writes } from './OpenRow.tsx';
import { ProfileSettingsDocument } from './ProfileSettings.generated.ts';
import { SavedSettings } from './SavedSettings.tsx';
import { SaveSettingsDocument } from './SaveSettings.generated.ts';
import { knownSettings } from './settings.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { WayHome } from './WayHome.tsx';

const WRITES: Writes = {
  name: 'profileSettings',
  useProfile: () => useSave(SaveSettingsDocument),
  useConsent: () => useSave(DecideHealthConsentDocument),
};

/** Everything onboarding asked for, to be changed (spec 1 §2). */
export default function SettingsPage() {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const title = usePageTitle('profileSettings');
  const known = useRead(ProfileSettingsDocument, { pick: ({ me }) => me, asks: 'once' });
  const [saved, setSaved] = useState<{ isWaiting: boolean }>();
  if (saved !== undefined) return <SavedSettings isWaiting={saved.isWaiting} onStay={() => setSaved(undefined)} />;
  return (
    <Page title={title} lead={t('settings.lead')} back={<WayHome />}>
      <Read
        of={known}
        loading={tCommon('states.loadingProfile')}
        failed={{ title: t('me.failedTitle'), text: t('settings.loadFailedText') }}
      >
        {(me) => {
          const settings = knownSettings(me);
          return (
            <SettingsRows known={settings} writes={WRITES} onSaved={(isWaiting) => setSaved({ isWaiting })}>
              <LaterCard questionsOff={me.settings.questionsOff} isUnfinished={onboardingErrors(settings).length > 0} />
            </SettingsRows>
          );
        }}
      </Read>
    </Page>
  );
}
