import { LANGUAGES } from '@spire/domain/languages';
import { common, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { setAppearance, TEXT_SIZES, THEMES, useAppearance } from '@spire/remote-kit';
import styled from 'styled-components';
import { Card } from '../src/Card.tsx';
import { Checkbox } from '../src/Checkbox.tsx';
import { SegmentedControl } from '../src/SegmentedControl.tsx';
import { Stack } from '../src/Stack.tsx';
import { space, touch } from '../src/tokens.ts';
import { gallery } from './texts/namespace.ts';

/** Language, theme, low-stimulation and text size, folded away so that the page looks as it will. */
export function Switches() {
  const t = useMessages(gallery);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const { theme, isCalm, textSize } = useAppearance();
  return (
    <Fold>
      <summary>{t('switches.title')}</summary>
      <Card>
        <Stack $gap={5}>
          <SegmentedControl
            legend={t('switches.language')}
            options={LANGUAGES.map((id) => ({ id, label: tCommon(`languages.${id}`) }))}
            selected={language}
            onChange={(id) => void setLanguage(LANGUAGES.find((each) => each === id) ?? language)}
          />
          <SegmentedControl
            legend={t('switches.theme')}
            options={THEMES.map((id) => ({ id, label: t(`switches.${id}`) }))}
            selected={theme}
            onChange={(id) => setAppearance({ theme: THEMES.find((each) => each === id) ?? theme })}
          />
          <SegmentedControl
            legend={t('switches.textSize')}
            options={TEXT_SIZES.map((size) => ({ id: String(size), label: `${size} %` }))}
            selected={String(textSize)}
            onChange={(id) => setAppearance({ textSize: TEXT_SIZES.find((each) => String(each) === id) ?? textSize })}
          />
          <Checkbox isChecked={isCalm} onChange={(next) => setAppearance({ isCalm: next })}>
            {t('switches.calm')}
          </Checkbox>
        </Stack>
      </Card>
    </Fold>
  );
}

const Fold = styled.details`
  margin-bottom: ${space(5)};
  > summary {
    display: flex;
    align-items: center;
    min-height: ${touch.least};
    cursor: pointer;
    text-decoration: underline;
  }
`;
