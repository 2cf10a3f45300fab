import { useRead } from '@spire/client';
import { DELAYS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { hasHealthConsent, readAnswers, type Answers } from '@spire/profile-form/answers';
import { usePageTitle } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useState } from 'react';
import { onboarding } from './messages/namespace.ts';
import { Onboarding } from './Onboarding.tsx';
import { useFormKind } from './OtherForm.tsx';
import { MyProfileDocument, type MyProfileQuery } from './MyProfile.generated.ts';
import { Saved } from './Saved.tsx';

/** After the short start Home is the welcome, and comes at once. */
const WAITS = { short: 0, steps: DELAYS.afterWizard, onePage: DELAYS.afterOnePage };

const knownAnswers = ({ profile, consents }: MyProfileQuery['me']): Answers =>
  readAnswers({ ...profile, healthConsent: hasHealthConsent(consents) });

/** Onboarding begins with what the account knows already: somebody may have started on another device. */
export default function SetupPage() {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const title = usePageTitle('setup');
  const profile = useRead(MyProfileDocument, { pick: ({ me }) => knownAnswers(me), asks: 'once' });
  const kind = useFormKind();
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved delay={WAITS[kind]} />;

  const read = (
    <Read of={profile} loading={tCommon('states.loadingProfile')} failed={{ title: t('loadFailed') }}>
      {(answers) => <Onboarding initial={answers} onSaved={() => setSaved(true)} />}
    </Read>
  );
  if (profile.kind !== 'failed') return read;
  return (
    <Page isNarrow title={title}>
      {read}
    </Page>
  );
}
