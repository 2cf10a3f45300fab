import { Card } from '@spire/ui/Card';
import { GrowthSummary } from './GrowthSummary.tsx';

/** Home's growth card: plant, level, points and the run of days. */
export default function GrowthCard() {
  return (
    <Card>
      <GrowthSummary titleLevel={2} />
    </Card>
  );
}
