import { crisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage } from '@spire/i18n';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { HelpPanel, type HelpWays } from './HelpPanel.tsx';

/** Help in the place of a whole page, with nothing else on it (D49). */
export function HelpFound({ crisis, ...ways }: HelpWays & { crisis: CrisisKind }) {
  const help = crisisHelp(crisis, useLanguage());
  return (
    <FlowFrame>
      <Page title={help.title} lead={help.lead} isNarrow>
        <HelpPanel help={help} kind={crisis} {...ways} />
      </Page>
    </FlowFrame>
  );
}
