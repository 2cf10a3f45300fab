import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import type { ReactNode } from 'react';
import { privacy } from './messages/namespace.ts';
import { PrivacySummary, PrivacyText } from './PrivacyText.tsx';

/**
 * Says what Spire keeps, who can see it, and what signing up accepts: eight lines, then what is `own` to whoever
 * is signed in, then the whole text (A30).
 */
export function PrivacyPage({ own }: { own?: ReactNode }) {
  const t = useMessages(privacy);
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')} isNarrow>
      <PrivacySummary />
      {own}
      <PrivacyText />
    </Page>
  );
}
