import { crisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { HelpPanel, type HelpWays } from './HelpPanel.tsx';

/** Help in the place of what a card would have shown (S10). */
export function HelpCard({ crisis, ...ways }: HelpWays & { crisis: CrisisKind }) {
  const help = crisisHelp(crisis, useLanguage());
  return (
    <Card title={help.title}>
      <Stack $gap={4}>
        <p>{help.lead}</p>
        <HelpPanel help={help} kind={crisis} {...ways} />
      </Stack>
    </Card>
  );
}
