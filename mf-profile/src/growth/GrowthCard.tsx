import { Card } from '@spire/ui/Card';
import { GrowthSummary } from './GrowthSummary.tsx';

/** Home's growth card: plant and level, and the numbers for whoever asked for them. */
export default function GrowthCard() {
  return (
    <Card>
      <GrowthSummary />
    </Card>
  );
}
