import { useLatestSave, useRead } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { LinkButton } from '@spire/ui/LinkButton';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { MeDocument } from '../me/Me.generated.ts';
import { profile } from '../messages/namespace.ts';
import { SaveReminderDocument } from './SaveReminder.generated.ts';

/** So long is the buzz that shows how it feels, in ms. */
const TASTE = 50;
const canVibrate = () => 'vibrate' in navigator;

/** Whether something reminds of the check-in; nothing does until the person wants it (A11, trap 92). */
export function ReminderCard() {
  const t = useMessages(profile);
  const settings = useRead(MeDocument, { pick: ({ me }) => me.settings, asks: 'once' });
  const { wanted, state, want } = useLatestSave(SaveReminderDocument, (gentleBuzz: boolean) => ({ gentleBuzz }));

  function handleChange(isOn: boolean) {
    want(isOn);
    if (isOn && canVibrate()) navigator.vibrate(TASTE);
  }

  return (
    <Card title={t('reminder.title')}>
      <Read
        of={settings}
        loading={t('reminder.loading')}
        failed={{ title: t('reminder.failedTitle'), text: t('reminder.failedText') }}
        isQuiet
      >
        {({ gentleBuzz }) => (
          <Stack $gap={3}>
            <Checkbox
              name="gentleBuzz"
              isChecked={wanted ?? gentleBuzz}
              onChange={handleChange}
              hint={canVibrate() ? t('reminder.hint') : `${t('reminder.hint')} ${t('reminder.cannot')}`}
            >
              {t('reminder.gentleBuzz')}
            </Checkbox>
            <SaveNotice state={state} title={t('reminder.notSaved')} />
            <LinkButton as={PageLink} page="reminders">
              {t('reminder.more')}
            </LinkButton>
          </Stack>
        )}
      </Read>
    </Card>
  );
}
