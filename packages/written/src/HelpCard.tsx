import { crisisHelp } from '@spire/content/crisisHelp';
import { useLanguage } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { HelpPanel, type HelpOf } from './HelpPanel.tsx';

/** Help in the place of what a card would have shown (S10). */
export function HelpCard({ crisis, told, ...ways }: HelpOf) {
  const help = crisisHelp(crisis, useLanguage(), told);
  return (
    <Card title={help.title}>
      <Stack $gap={4}>
        <p>{help.lead}</p>
        <HelpPanel help={help} kind={crisis} {...ways} />
      </Stack>
    </Card>
  );
}
