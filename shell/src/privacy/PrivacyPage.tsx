import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { privacy } from './messages/namespace.ts';
import { PrivacyText } from './PrivacyText.tsx';

/** What Spire keeps, who can see it, and what a person accepts by signing up. */
export function PrivacyPage() {
  const t = useMessages(privacy);
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')} isNarrow>
      <PrivacyText />
    </Page>
  );
}
