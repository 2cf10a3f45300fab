import type { FieldError } from '@spire/domain/errorCodes';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { profileOf } from '@spire/profile-form/answers';
import { useSaveWithConsent } from '@spire/profile-form/useSaveWithConsent';
import { BusyButton } from '@spire/ui/Button';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { profile } from '../messages/namespace.ts';
import type { Writes } from './OpenRow.tsx';
import { settingsErrors, type Settings } from './settings.ts';

interface SaveAllProps {
  known: Settings;
  writes: Writes;
  onSaved: (isWaiting: boolean) => void;
  onMissing: (errors: readonly FieldError[]) => void;
}

/** The documented button: everything at once, once nothing is missing (spec 1 §2, §5). */
export function SaveAll({ known, writes, onSaved, onMissing }: SaveAllProps) {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const { state, save } = useSaveWithConsent(writes.useProfile(), writes.useConsent());
  const named =
    state.kind !== 'failed'
      ? undefined
      : {
          UNAUTHENTICATED: { title: t('settings.signedOutTitle'), text: t('settings.signedOutText') },
          INTERNAL: { title: t('settings.failedTitle'), text: t('settings.failedUnknown') },
        }[state.problem.code as string];

  async function handlePress() {
    const errors = settingsErrors(known);
    if (errors.length > 0) {
      onMissing(errors);
      return;
    }
    const answer = await save({ ...profileOf(known, language), onboardingCompleted: true });
    if (answer.kind === 'saved' || answer.kind === 'waiting') onSaved(answer.kind === 'waiting');
    if (answer.kind === 'refused') onMissing(answer.fields);
  }

  return (
    <Stack $gap={3}>
      <SaveNotice state={state} title={named?.title ?? t('settings.failedTitle')}>
        {named !== undefined && <p>{named.text}</p>}
        <p>{t('settings.failedText')}</p>
      </SaveNotice>
      <BusyButton
        isWide
        isBusy={state.kind === 'saving'}
        busyLabel={tCommon('states.saving')}
        onClick={() => void handlePress()}
      >
        {t('settings.save')}
      </BusyButton>
      <Quiet>{t(writes.isTrial ? 'settings.demoSaveText' : 'settings.saveText')}</Quiet>
    </Stack>
  );
}
