import { useRead, useSave } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { useSaveWithConsent } from '@spire/profile-form/useSaveWithConsent';
import { usePageTitle, useSession } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';
import { DecideHealthConsentDocument } from './DecideHealthConsent.generated.ts';
import { ProfileSettingsDocument } from './ProfileSettings.generated.ts';
import { SavedSettings } from './SavedSettings.tsx';
import { SaveSettingsDocument } from './SaveSettings.generated.ts';
import { knownSettings } from './settings.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { WayHome } from './WayHome.tsx';

/** Everything onboarding asked for, to be changed (spec 1 §2). */
export default function SettingsPage() {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const { userId } = useSession();
  const title = usePageTitle('profileSettings');
  const known = useRead(ProfileSettingsDocument, { pick: ({ me }) => knownSettings(me), asks: 'once' });
  const save = useSaveWithConsent(useSave(SaveSettingsDocument), useSave(DecideHealthConsentDocument));
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <SavedSettings isWaiting={save.state.kind === 'waiting'} onStay={() => setSaved(false)} />;
  return (
    <Page isNarrow title={title} lead={t('settings.lead')} back={<WayHome />}>
      <Read
        of={known}
        loading={tCommon('states.loadingProfile')}
        failed={{ title: t('me.failedTitle'), text: t('settings.loadFailedText') }}
      >
        {(settings) => (
          <SettingsForm
            name={`profileSettings.${userId}`}
            initial={settings}
            save={save}
            onSaved={() => setSaved(true)}
          />
        )}
      </Read>
    </Page>
  );
}
