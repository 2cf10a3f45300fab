import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { profile } from '../messages/namespace.ts';
import { GrowthSummary } from './GrowthSummary.tsx';

/** Points and run of days on Home, for a person who asked for numbers on Me; never in the calm view (A33). */
export default function GrowthCard() {
  const t = useMessages(profile);
  const { hasNumbers } = useAppearance();
  if (!hasNumbers) return null;
  return (
    <Card title={t('growth.title')}>
      <GrowthSummary />
    </Card>
  );
}
