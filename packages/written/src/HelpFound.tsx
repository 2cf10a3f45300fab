import { crisisHelp } from '@spire/content/crisisHelp';
import { useLanguage } from '@spire/i18n';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { HelpPanel, type HelpOf } from './HelpPanel.tsx';

/** Help in the place of a whole page, with nothing else on it (D49). */
export function HelpFound({ crisis, told, ...ways }: HelpOf) {
  const help = crisisHelp(crisis, useLanguage(), told);
  return (
    <FlowFrame>
      <Page title={help.title} lead={help.lead} isNarrow>
        <HelpPanel help={help} kind={crisis} {...ways} />
      </Page>
    </FlowFrame>
  );
}
