import { useMessages } from '@spire/i18n';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { useCallback } from 'react';
import { onboarding } from './messages/namespace.ts';
import type { OnboardingForm } from './wizard.ts';

/**
 * Says that the answers were not saved, and why; they are not lost. It comes into sight: the button pressed stands at the
 * foot of the screen, however far down the page is.
 */
export function NotSaved({ form: { state, named } }: { form: OnboardingForm }) {
  const t = useMessages(onboarding);
  const show = useCallback((place: HTMLElement | null) => {
    place?.scrollIntoView({ block: 'center' });
  }, []);
  const notice = (
    <SaveNotice state={state} title={named?.title ?? t('saveFailed.title')}>
      {named !== undefined && <p>{named.text}</p>}
      <p>{t('saveFailed.text')}</p>
      <p>{t('saveFailed.kept')}</p>
    </SaveNotice>
  );
  return state.kind === 'failed' ? <div ref={show}>{notice}</div> : notice;
}
