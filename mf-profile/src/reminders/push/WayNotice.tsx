import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { reminders } from '../messages/namespace.ts';
import type { OwnDevice } from './usePushDevice.ts';

/** Why nothing can be sent to this browser, and what to do about it (A40); nothing where it can. */
export function WayNotice({ way }: Pick<OwnDevice, 'way'>) {
  const t = useMessages(reminders);
  if (way === 'open') return null;
  return (
    <Notice kind={way === 'failed' ? 'error' : 'info'} title={t(`ways.${way}.title`)}>
      <p>{t(`ways.${way}.text`)}</p>
      {way === 'needsHomeScreen' && (
        <LinkButton as={PageLink} page="install">
          {t('install')}
        </LinkButton>
      )}
    </Notice>
  );
}
