import { useLatestSave } from '@spire/client';
import { TEXT_SIZES, THEMES, type TextSize } from '@spire/domain/appearance';
import type { Settings } from '@spire/domain/settings';
import { useMessages } from '@spire/i18n';
import { appearance, followAccount, useAppearance } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { Lines, Switch } from '@spire/ui/Switch';
import { useEffect, useState } from 'react';
import { preferences } from './messages/namespace.ts';
import type { PreferencesQuery } from './Preferences.generated.ts';
import { SavePreferencesDocument } from './SavePreferences.generated.ts';

const SIZE_NAMES = { 100: 'normal', 125: 'large', 150: 'largest' } as const satisfies Record<TextSize, string>;

type Kept = PreferencesQuery['me']['settings'];
type Look = Pick<Settings, 'theme' | 'textSize' | 'calmView' | 'motionReduced'>;

/**
 * Colours, text size, calm and movement (A7, A9, A33). Each is seen as it is chosen, and then told to the account, which
 * tells every other device (decision 0068); what the account did not take is not shown either.
 */
export function AppearanceCard({ settings }: { settings: Kept }) {
  const t = useMessages(preferences);
  const { theme, isCalm, isCalmBySettings, textSize } = useAppearance();
  const { wanted, state, want } = useLatestSave(SavePreferencesDocument, (look: Partial<Look>) => look);
  const choose = (change: Partial<Look>) => want({ ...wanted, ...change });
  useFollowed({ ...settings, ...wanted });
  return (
    <Card title={t('appearance.title')}>
      <Stack $gap={5}>
        <SegmentedControl
          legend={t('appearance.theme')}
          options={THEMES.map((id) => ({ id, label: t(`appearance.themes.${id}`) }))}
          selected={theme}
          onChange={(chosen) => choose({ theme: THEMES.find((each) => each === chosen) ?? theme })}
        />
        <SegmentedControl
          legend={t('appearance.textSize')}
          options={TEXT_SIZES.map((size) => ({
            id: String(size),
            label: t(`appearance.textSizes.${SIZE_NAMES[size]}`),
          }))}
          selected={String(textSize)}
          onChange={(chosen) => choose({ textSize: TEXT_SIZES.find((each) => String(each) === chosen) ?? textSize })}
        />
        <Lines>
          {isCalmBySettings ? (
            <Notice kind="info">{t('appearance.calmBySettings')}</Notice>
          ) : (
            <Switch
              name="calmView"
              isOn={isCalm}
              onChange={(calmView) => choose({ calmView })}
              hint={t('appearance.calmHint')}
            >
              {t('appearance.calm')}
            </Switch>
          )}
          <Switch
            name="motionReduced"
            isOn={wanted?.motionReduced ?? settings.motionReduced}
            onChange={(motionReduced) => choose({ motionReduced })}
            hint={t('appearance.stillHint')}
          >
            {t('appearance.still')}
          </Switch>
        </Lines>
        <SaveNotice state={state} title={t('notSavedTitle')}>
          <p>
            {t('notSaved')}. {t('notSavedText')}
          </p>
        </SaveNotice>
      </Stack>
    </Card>
  );
}

/** Shows these from now on; when they go back to what is kept, so does what is shown, and to the device's where none is. */
function useFollowed(settings: Kept): void {
  const { theme, textSize, calmView, motionReduced, numbersShown, celebrationHidden } = settings;
  const [device] = useState(appearance);
  const deviceCalm = device.isCalmBySettings ? null : device.isCalm;
  useEffect(
    () =>
      followAccount({
        theme: theme ?? device.theme,
        textSize: textSize ?? device.textSize,
        calmView: calmView ?? deviceCalm,
        motionReduced,
        numbersShown,
        celebrationHidden,
      }),
    [device, deviceCalm, theme, textSize, calmView, motionReduced, numbersShown, celebrationHidden],
  );
}
