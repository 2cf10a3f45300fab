import { useMessages } from '@spire/i18n';
import { setAppearance, TEXT_SIZES, THEMES, useAppearance, type TextSize } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { Quiet } from '@spire/ui/Quiet';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { profile } from '../messages/namespace.ts';

const SIZE_NAMES = { 100: 'normal', 125: 'large', 150: 'largest' } as const satisfies Record<TextSize, string>;

/** Colours, text size and the low-stimulation form: each takes effect as it is chosen (A7, A33). */
export function AppearanceCard() {
  const t = useMessages(profile);
  const { theme, isCalm, isCalmBySettings, textSize } = useAppearance();
  return (
    <Card title={t('appearance.title')}>
      <Stack $gap={5}>
        <Quiet>{t('appearance.text')}</Quiet>
        <SegmentedControl
          legend={t('appearance.theme')}
          options={THEMES.map((id) => ({ id, label: t(`appearance.themes.${id}`) }))}
          selected={theme}
          onChange={(chosen) => setAppearance({ theme: THEMES.find((each) => each === chosen) ?? theme })}
        />
        <SegmentedControl
          legend={t('appearance.textSize')}
          options={TEXT_SIZES.map((size) => ({
            id: String(size),
            label: t(`appearance.textSizes.${SIZE_NAMES[size]}`),
          }))}
          selected={String(textSize)}
          onChange={(chosen) =>
            setAppearance({ textSize: TEXT_SIZES.find((each) => String(each) === chosen) ?? textSize })
          }
        />
        {isCalmBySettings ? (
          <p>{t('appearance.calmBySettings')}</p>
        ) : (
          <Checkbox
            name="calm"
            isChecked={isCalm}
            onChange={(checked) => setAppearance({ isCalm: checked })}
            hint={t('appearance.calmHint')}
          >
            {t('appearance.calm')}
          </Checkbox>
        )}
      </Stack>
    </Card>
  );
}
