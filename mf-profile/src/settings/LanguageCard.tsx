import { useSave } from '@spire/client';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { common, currentLanguage, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { preferences } from './messages/namespace.ts';
import { SaveProfileDocument } from './SaveProfile.generated.ts';

/** The language: switched on this device at once, and then told to the account, with the truth about both. */
export function LanguageCard() {
  const t = useMessages(preferences);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const { state, save } = useSave(SaveProfileDocument);
  const [wanted, setWanted] = useState<Language>();
  const [isUnreached, setUnreached] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isBusy = wanted !== undefined || state.kind === 'saving';

  /** One after another, so that the account ends with the language that is shown. */
  function handleSave() {
    last.current = last.current.then(() => save({ language: currentLanguage() }));
  }

  async function handleChange(chosen: Language) {
    setWanted(chosen);
    try {
      await setLanguage(chosen);
      setUnreached(false);
      handleSave();
    } catch {
      setUnreached(true);
    }
    setWanted(undefined);
  }

  return (
    <Card title={t('language.title')}>
      <Stack $gap={3}>
        <SegmentedControl
          legend={t('language.title')}
          isLegendHidden
          options={LANGUAGES.map((id) => ({ id, label: tCommon(`languages.${id}`) }))}
          selected={wanted ?? language}
          onChange={(chosen) => void handleChange(LANGUAGES.find((each) => each === chosen) ?? language)}
        />
        <Status role="status">
          {isBusy && t('language.saving')}
          {!isUnreached && state.kind === 'saved' && t('language.saved')}
        </Status>
        {isUnreached && <Notice kind="error">{tCommon('errors.NETWORK')}</Notice>}
        <SaveNotice state={state} title={t('language.failedTitle')}>
          <p>{t('language.failedText')}</p>
        </SaveNotice>
        {state.kind === 'failed' && (
          <div>
            <Button type="button" $variant="secondary" onClick={handleSave}>
              {tCommon('actions.retry')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const Status = styled(Quiet)`
  &:empty {
    display: none;
  }
`;
