import { LANGUAGES, type Language } from '@spire/domain/languages';
import { common, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { color, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** The language: switched on this device at once, and then told to the account, with the truth about both. */
export function LanguageCard() {
  const t = useMessages(profile);
  const c = useMessages(common);
  const language = useLanguage();
  const { save } = useSaveProfile();
  const [wanted, setWanted] = useState<Language>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'unreached' | 'unsaved'>('idle');

  async function handleChange(chosen: Language) {
    setState('saving');
    setWanted(chosen);
    try {
      await setLanguage(chosen);
    } catch {
      setState('unreached');
      return;
    } finally {
      setWanted(undefined);
    }
    await handleSave(chosen);
  }

  async function handleSave(chosen: Language) {
    setState('saving');
    try {
      await save({ language: chosen });
      setState('saved');
    } catch {
      setState('unsaved');
    }
  }

  return (
    <Card title={t('language.title')}>
      <Stack $gap={3}>
        <SegmentedControl
          legend={t('language.title')}
          isLegendHidden
          options={LANGUAGES.map((id) => ({ id, label: c(`languages.${id}`) }))}
          selected={wanted ?? language}
          onChange={(chosen) => void handleChange(LANGUAGES.find((each) => each === chosen) ?? language)}
        />
        <Status role="status">
          {state === 'saving' && t('language.saving')}
          {state === 'saved' && t('language.saved')}
        </Status>
        {state === 'unreached' && <Notice kind="error">{c('errors.NETWORK')}</Notice>}
        {state === 'unsaved' && (
          <Notice kind="error" title={t('language.failedTitle')}>
            <Stack $gap={3}>
              <p>{t('language.failedText')}</p>
              <div>
                <Button type="button" $variant="secondary" onClick={() => void handleSave(language)}>
                  {c('actions.retry')}
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

const Status = styled.p`
  ${text.small}
  color: ${color.muted};
  &:empty {
    display: none;
  }
`;
