import { knownOf, useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { LinkRow } from '@spire/ui/LinkRow';
import { Lines } from '@spire/ui/Switch';
import { me } from '../me/messages/namespace.ts';
import { ConsentsDocument } from '../privacy/Consents.generated.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

interface TodayCardProps {
  settings: { lowEnergyToday: boolean; brainInjuryMode: boolean; aiSuggestionsEnabled: boolean };
}

/** How today is to be: each switch applies at once, everywhere and on every device (A34); the row leads to how it is. */
export function TodayCard({ settings }: TodayCardProps) {
  const tMe = useMessages(me);
  const ai = knownOf(useRead(ConsentsDocument, { pick: (known) => known.ai }));
  const hasToday = usePagePath('today') !== undefined;
  return (
    <Card title={tMe('today.title')}>
      <Lines>
        <SettingSwitch setting="lowEnergyToday" isOn={settings.lowEnergyToday} hint={tMe('today.lowEnergyHint')}>
          {tMe('today.lowEnergy')}
        </SettingSwitch>
        <SettingSwitch setting="brainInjuryMode" isOn={settings.brainInjuryMode} hint={tMe('today.brainInjuryHint')}>
          {tMe('today.brainInjury')}
        </SettingSwitch>
        <SettingSwitch
          setting="aiSuggestionsEnabled"
          isOn={settings.aiSuggestionsEnabled}
          hint={tMe(ai?.isAvailable === false ? 'today.noAi' : 'today.aiHint')}
        >
          {tMe('today.ai')}
        </SettingSwitch>
        {hasToday && (
          <LinkRow as={PageLink} page="today" icon={<Icon name="sun" />}>
            {tMe('today.more')}
          </LinkRow>
        )}
      </Lines>
    </Card>
  );
}
