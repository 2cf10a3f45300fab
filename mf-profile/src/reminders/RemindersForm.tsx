import { useSave } from '@spire/client';
import { REMINDER_TEXTS } from '@spire/content/reminderTexts';
import { REMINDER_KINDS, reminderErrors, WEEKDAYS, type Reminders } from '@spire/domain/reminders';
import { useLanguage, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, type SyntheticEvent } from 'react';
import { reminders } from './messages/namespace.ts';
import type { OwnDevice } from './push/usePushDevice.ts';
import { WayNotice } from './push/WayNotice.tsx';
import type { RemindersQuery } from './Reminders.generated.ts';
import { SaveReminderDocument } from './SaveReminder.generated.ts';
import { useReminderSave, type Wish } from './useReminderSave.ts';

interface RemindersFormProps {
  known: RemindersQuery['me']['reminder'];
  own: OwnDevice;
  /** Whether they come in this browser by now. */
  isHere: boolean;
}

/** Asks what, when and on which days; then by push in this browser, or by the person's own calendar. */
export function RemindersForm({ known, own, isHere }: RemindersFormProps) {
  const t = useMessages(reminders);
  const language = useLanguage();
  const { userId } = useSession();
  // Saved answers, either way, stay as they were chosen.
  const chosen = useRef<Reminders>(undefined);
  const saving = useReminderSave(own);
  const turningOff = useSave(SaveReminderDocument);
  const { draft, change, errorOf, submit, isSaving, ref } = useForm({
    name: `reminders.${userId}`,
    initial: (): Reminders => chosen.current ?? { kinds: known.kinds, days: known.days, time: known.time },
    check: reminderErrors,
    toInput: (wanted, intent): Wish => ({ ...wanted, way: intent === 'calendar' || !canPush ? 'calendar' : 'push' }),
    save: saving,
    words: ({ field }) => t(field === 'time' ? 'timeWrong' : 'needed'),
  });
  const canPush = ['open', 'dismissed', 'failed'].includes(own.way);

  function send(event: SyntheticEvent, intent?: string) {
    chosen.current = draft;
    void submit(event, intent);
  }

  async function turnOff() {
    const { kinds, days, time } = known;
    await turningOff.save({ isOn: false, kinds, days, time });
  }

  return (
    <>
      <Card>
        <Stack as="form" ref={ref} onSubmit={send} noValidate $gap={5}>
          <CheckboxGroup
            legend={t('what')}
            options={REMINDER_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
            selected={draft.kinds}
            onChange={(ids) => change({ kinds: REMINDER_KINDS.filter((id) => ids.includes(id)) })}
            error={errorOf('kinds')}
          />
          <TextField
            label={t('time')}
            hint={t('timeHint')}
            name="time"
            type="time"
            value={draft.time}
            onChange={(time) => change({ time })}
            error={errorOf('time')}
          />
          <ChipGroup
            legend={t('days')}
            options={WEEKDAYS.map((id) => ({ id, label: t(`dayNames.${id}`) }))}
            selected={draft.days}
            onChange={(ids) => change({ days: WEEKDAYS.filter((id) => ids.includes(id)) })}
            error={errorOf('days')}
          />
          <WayNotice way={own.way} />
          {canPush && (
            <BusyButton type="submit" isWide isBusy={isSaving} busyLabel={t(isHere ? 'saving' : 'turningOn')}>
              {t(isHere ? 'save' : 'rotationOn')}
            </BusyButton>
          )}
          <SaveNotice state={saving.state} title={t('notSaved')} />
          {known.isOn && (
            <BusyButton
              variant="quiet"
              isWide
              isBusy={turningOff.state.kind === 'saving'}
              busyLabel={t('turningOff')}
              onClick={() => void turnOff()}
            >
              {t('turnOff')}
            </BusyButton>
          )}
          <SaveNotice state={turningOff.state} title={t('notSaved')} />
          {turningOff.state.kind === 'saved' && !known.isOn && <Quiet role="status">{t('isOff')}</Quiet>}
        </Stack>
      </Card>
      <Card title={t('seenTitle')}>
        <Stack $gap={3}>
          <ul>
            {(draft.kinds.length > 0 ? draft.kinds : REMINDER_KINDS).map((kind) => (
              <li key={kind}>{REMINDER_TEXTS[kind][language]}</li>
            ))}
          </ul>
          <Quiet>{t('seenText')}</Quiet>
        </Stack>
      </Card>
      <Card title={t('calendarTitle')}>
        <Stack $gap={3}>
          <p>{t('calendarText')}</p>
          <Button
            type="button"
            $variant={canPush ? 'secondary' : 'primary'}
            $isWide
            onClick={(event) => send(event, 'calendar')}
          >
            {t('make')}
          </Button>
          {saving.isMade && (
            <Notice kind="success" title={t('madeTitle')}>
              {t('madeText')}
            </Notice>
          )}
        </Stack>
      </Card>
    </>
  );
}
