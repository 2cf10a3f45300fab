import { useRead } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useState } from 'react';
import { onboarding } from './messages/namespace.ts';
import { MyProfileDocument, type MyProfileQuery } from './MyProfile.generated.ts';
import { Saved } from './Saved.tsx';
import { Wizard } from './Wizard.tsx';
import { readAnswers, type Answers } from './wizard.ts';

function knownAnswers({ profile, consents }: MyProfileQuery['me']): Answers {
  const healthConsent = consents.some(({ kind, isGiven }) => kind === 'health' && isGiven);
  return readAnswers({ ...profile, healthConsent });
}

/** Onboarding begins with what the account knows already: somebody may have started on another device. */
export default function SetupPage() {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const title = usePageTitle('setup');
  const profile = useRead(MyProfileDocument, { pick: ({ me }) => knownAnswers(me), asks: 'once' });
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved />;

  const read = (
    <Read of={profile} loading={tCommon('states.loadingProfile')} failed={{ title: t('loadFailed') }}>
      {(answers) => <Wizard initial={answers} onSaved={() => setSaved(true)} />}
    </Read>
  );
  if (profile.kind !== 'failed') return read;
  return (
    <Page isNarrow title={title}>
      {read}
    </Page>
  );
}
