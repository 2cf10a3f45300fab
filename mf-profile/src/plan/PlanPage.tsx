import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { profile } from '../messages/namespace.ts';

export default function PlanPage() {
  const t = useMessages(profile);
  return (
    <Page title={t('plan.title')}>
      <p>{t('plan.text')}</p>
    </Page>
  );
}
