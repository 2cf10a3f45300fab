import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { preferences } from './messages/namespace.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

/** So long is the buzz that shows how it feels, in ms. */
const TASTE = 50;

const canVibrate = () => 'vibrate' in navigator;

/** Whether something reminds of the check-in; nothing does until the person wants it (A11, trap 92). */
export function ReminderCard({ isOn }: { isOn: boolean }) {
  const t = useMessages(preferences);
  return (
    <Card title={t('reminder.title')}>
      <SettingSwitch
        setting="gentleBuzz"
        isOn={isOn}
        hint={canVibrate() ? t('reminder.hint') : `${t('reminder.hint')} ${t('reminder.cannot')}`}
        onPress={(next) => next && canVibrate() && navigator.vibrate(TASTE)}
      >
        {t('reminder.gentleBuzz')}
      </SettingSwitch>
      <LinkButton as={PageLink} page="reminders">
        {t('reminder.more')}
      </LinkButton>
    </Card>
  );
}
