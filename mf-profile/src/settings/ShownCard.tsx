import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Lines } from '@spire/ui/Switch';
import { preferences } from './messages/namespace.ts';
import type { PreferencesQuery } from './Preferences.generated.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

type Settings = PreferencesQuery['me']['settings'];

/** The settings of what is shown: numbers only for whoever asks, and nothing that feels like a score against them. */
export function ShownCard({ settings }: { settings: Settings }) {
  const t = useMessages(preferences);
  return (
    <Card title={t('shown.title')}>
      <Lines>
        <SettingSwitch setting="numbersShown" isOn={settings.numbersShown} hint={t('shown.numbersHint')}>
          {t('shown.numbers')}
        </SettingSwitch>
        <SettingSwitch setting="streakHidden" isReversed isOn={settings.streakHidden} hint={t('shown.streakHint')}>
          {t('shown.streak')}
        </SettingSwitch>
        <SettingSwitch setting="badgesHidden" isReversed isOn={settings.badgesHidden}>
          {t('shown.badges')}
        </SettingSwitch>
        <SettingSwitch setting="celebrationHidden" isReversed isOn={settings.celebrationHidden}>
          {t('shown.praise')}
        </SettingSwitch>
        <SettingSwitch setting="memoryInspiration" isOn={settings.memoryInspiration} hint={t('shown.memoriesHint')}>
          {t('shown.memories')}
        </SettingSwitch>
      </Lines>
    </Card>
  );
}
