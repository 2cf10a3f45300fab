import { useMessages } from '@spire/i18n';
import { BackLink } from '../BackLink.tsx';
import { profile } from '../messages/namespace.ts';

export function WayHome() {
  const t = useMessages(profile);
  return <BackLink page="home">{t('settings.back')}</BackLink>;
}
