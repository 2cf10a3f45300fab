import { useRead } from '@spire/client';
import { DELAYS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { hasHealthConsent, readAnswers, type Answers } from '@spire/profile-form/answers';
import { usePagePath, usePageTitle } from '@spire/remote-kit';
import { useSearchParams } from '@spire/remote-kit/router';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useEffect, useRef, useState } from 'react';
import { onboarding } from './messages/namespace.ts';
import { Onboarding } from './Onboarding.tsx';
import { FORM, useFormKind } from './OtherForm.tsx';
import { MyProfileDocument, type MyProfileQuery } from './MyProfile.generated.ts';
import { Saved } from './Saved.tsx';
import { goHome, useHomeSoon } from './useHomeSoon.ts';

/** After the short start Home is the welcome, and comes at once. */
const WAITS = { short: 0, steps: DELAYS.afterWizard, onePage: DELAYS.afterOnePage };

/** The screen after the save: Home comes at once where help came before it, since nothing is celebrated then (D49). */
type End = 'saved' | 'home';

const knownAnswers = ({ profile, consents }: MyProfileQuery['me']): Answers =>
  readAnswers({ ...profile, healthConsent: hasHealthConsent(consents) });

/**
 * Onboarding begins with what the account knows already: somebody may have started on another device, or have saved
 * here and left before they were told. A finished account goes Home, unless the address names a form (D68).
 */
export default function SetupPage() {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const title = usePageTitle('setup');
  const path = usePagePath('setup');
  const [parameters] = useSearchParams();
  const profile = useRead(MyProfileDocument, { pick: ({ me }) => me });
  const kind = useFormKind();
  const [end, setEnd] = useState<End>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  function handleSaved(isAfterHelp: boolean) {
    if (isHere.current) setEnd(isAfterHelp ? 'home' : 'saved');
    // Left while it was saved, and led back here since: the page that stands here now knows nothing of it.
    else if (window.location.pathname === path) goHome();
  }

  if (end === 'saved') return <Saved delay={WAITS[kind]} />;
  if (end === 'home') return <HomeNow />;
  const read = (
    <Read of={profile} loading={tCommon('states.loadingProfile')} failed={{ title: t('loadFailed') }}>
      {(me) => {
        const isFinished = me.profile?.onboardingCompleted === true;
        if (isFinished && !parameters.has(FORM)) return <HomeNow />;
        // Answers known to this device from before that are no beginning for what is stored by now.
        return <Onboarding key={String(isFinished)} initial={knownAnswers(me)} onSaved={handleSaved} />;
      }}
    </Read>
  );
  if (profile.kind !== 'failed') return read;
  return (
    <Page isNarrow title={title}>
      {read}
    </Page>
  );
}

function HomeNow() {
  useHomeSoon(0);
  return null;
}
