import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import type { ReactNode } from 'react';
import { BackToSender } from '../BackToSender.tsx';
import { privacy } from './messages/namespace.ts';
import { PrivacySummary, PrivacyText } from './PrivacyText.tsx';

/**
 * Says what Spire keeps, who can see it, and what signing up accepts: eight lines, then what is `own` to whoever
 * is signed in, then the whole text (A30). `?from=` is the id of the page that led here, for the way back.
 */
export function PrivacyPage({ own }: { own?: ReactNode }) {
  const t = useMessages(privacy);
  return (
    <Page
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      {...(own !== undefined && { back: <BackToSender /> })}
      isNarrow
    >
      <PrivacySummary />
      {own}
      <PrivacyText />
    </Page>
  );
}
