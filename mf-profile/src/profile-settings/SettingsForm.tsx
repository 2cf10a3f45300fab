import type { Save } from '@spire/client';
import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { common, options, useLanguage, useMessages } from '@spire/i18n';
import { onlyKnown, profileOf, wordsForMissing, type Answers, type FieldId } from '@spire/profile-form/answers';
import { QUESTIONS } from '@spire/profile-form/questions';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useState } from 'react';
import type { SaveProfileInput } from '../graphTypes.generated.ts';
import { profile } from '../messages/namespace.ts';
import { readSettings, settingsErrors, type Settings } from './settings.ts';

const ASKED = [
  'nickname',
  'language',
  'considerations',
  'specificChallenge',
  'capacityLevel',
  'goals',
  'avoidSuggestions',
] as const satisfies readonly FieldId[];

interface SettingsFormProps<D> {
  /** Under which the draft is kept. */
  name: string;
  initial: Settings;
  save: Save<D, SaveProfileInput>;
  onSaved: () => void;
}

/** Everything a person has told of themselves, to be changed at any time, and saved in one press. */
export function SettingsForm<D>({ name, initial, save, onSaved }: SettingsFormProps<D>) {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const language = useLanguage();
  const help = useHelpFirst(save, ({ specificChallenge }) => [specificChallenge]);
  const { draft, change, errorOf, textOf, state, named, isSaving, submit, forget, ref } = useForm({
    name,
    initial: () => initial,
    check: (written) => settingsErrors(readSettings(written)),
    toInput: (written) => profileOf(readSettings(written), language),
    save: help.save,
    onSaved,
    failures: {
      UNAUTHENTICATED: { title: t('settings.signedOutTitle'), text: t('settings.signedOutText') },
      INTERNAL: { text: t('settings.failedUnknown') },
    },
    // In the words of the specification (spec 1 §5).
    words: wordsForMissing((field) => t(`settings.required.${field}`)),
  });
  const settings = readSettings(draft);
  /** The list whose last answer was pressed: it stays, and the reason stands beside it (D93). */
  const [stayed, setStayed] = useState<FieldId | null>(null);
  function handleChange(part: Partial<Answers>) {
    setStayed(null);
    change(part);
  }
  const isChanged = JSON.stringify(settings) !== JSON.stringify(initial);
  return (
    <HelpBefore of={help} isInPage>
      <Stack as="form" ref={ref} $gap={5} noValidate onSubmit={(event) => void submit(event)}>
        {ASKED.map((id) => {
          const Question = QUESTIONS[id];
          return (
            <Card key={id} title={t(`settings.titles.${id}`)}>
              <Question
                answers={settings}
                onChange={handleChange}
                onLast={() => setStayed(id)}
                error={errorOf(id) ?? (stayed === id ? textOf({ field: id, code: 'REQUIRED' }) : undefined)}
                consentError={errorOf('healthConsent')}
              />
            </Card>
          );
        })}
        <Card title={t('settings.titles.socialSafetyFactors')}>
          <Stack $gap={3}>
            <Quiet>{t('settings.socialText')}</Quiet>
            <CheckboxChips
              legend={t('settings.titles.socialSafetyFactors')}
              isLegendHidden
              sections={[
                {
                  id: 'all',
                  options: SOCIAL_SAFETY_FACTORS.map((id) => ({ id, label: tOptions(`socialSafetyFactors.${id}`) })),
                },
              ]}
              selected={settings.socialSafetyFactors}
              onChange={(ids) => change({ socialSafetyFactors: onlyKnown(SOCIAL_SAFETY_FACTORS, ids) })}
              error={errorOf('socialSafetyFactors')}
            />
          </Stack>
        </Card>
        <SaveNotice state={state} title={named?.title ?? t('settings.failedTitle')}>
          {named !== undefined && <p>{named.text}</p>}
          <p>{t('settings.failedText')}</p>
        </SaveNotice>
        <BusyButton type="submit" isWide isBusy={isSaving} busyLabel={tCommon('states.saving')}>
          {t('settings.save')}
        </BusyButton>
        {isChanged && (
          <Row $gap={3} $wrap>
            <Quiet>{t('settings.unsaved')}</Quiet>
            <LinkButton type="button" onClick={forget}>
              {t('settings.discard')}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </HelpBefore>
  );
}
