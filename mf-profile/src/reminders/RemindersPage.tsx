import { useRead } from '@spire/client';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { BackLink } from '../BackLink.tsx';
import { dayList } from './dayList.ts';
import { reminders } from './messages/namespace.ts';
import { DevicesCard } from './push/DevicesCard.tsx';
import { usePushDevice } from './push/usePushDevice.ts';
import { RemindersDocument, type RemindersQuery } from './Reminders.generated.ts';
import { RemindersForm } from './RemindersForm.tsx';

/** Reminders, off until they are wanted (A11): by push in this browser (A40), or by the person's own calendar. */
export default function RemindersPage() {
  const t = useMessages(reminders);
  const read = useRead(RemindersDocument, { pick: ({ me }) => me });
  return (
    <Page
      title={usePageTitle('reminders')}
      lead={t('lead')}
      back={<BackLink page="me">{usePageTitle('me')}</BackLink>}
      isNarrow
    >
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle') }}>
        {(known) => <Known known={known} />}
      </Read>
      <Card title={t('moreTitle')}>
        <div>
          <Disclosure title={t('quietQuestion')}>
            <p>{t('quietText')}</p>
          </Disclosure>
          <Disclosure title={t('stopQuestion')}>
            <p>{t('stopText')}</p>
            <p>{t('stopCalendar')}</p>
          </Disclosure>
          <Disclosure title={t('whoQuestion')}>
            <p>{t('who')}</p>
          </Disclosure>
        </div>
      </Card>
    </Page>
  );
}

function Known({ known: { pushKey, reminder, pushDevices, settings } }: { known: RemindersQuery['me'] }) {
  const t = useMessages(reminders);
  const own = usePushDevice(pushKey);
  const isHere = reminder.isOn && pushDevices.some(({ id }) => id === own.id);
  const quiet = settings.brainInjuryMode ? 'brainInjury' : settings.lowEnergyToday ? 'lowEnergy' : undefined;
  const days = dayList(reminder.days, useLanguage()) ?? t('everyDay');
  return (
    <Stack>
      {isHere && (
        <Notice kind="success" title={t('isOnTitle')}>
          <p>{t('isOn', { days, time: reminder.time })}</p>
        </Notice>
      )}
      {reminder.isOn && !isHere && <Notice kind="info">{t('isElsewhere')}</Notice>}
      {reminder.isOn && quiet !== undefined && <Notice kind="info">{t(`quietNow.${quiet}`)}</Notice>}
      <RemindersForm known={reminder} own={own} isHere={isHere} />
      <DevicesCard devices={pushDevices} ownId={own.id} />
    </Stack>
  );
}
