import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { profile } from '../messages/namespace.ts';

export function WayHome() {
  const t = useMessages(profile);
  return (
    <LinkButton as={PageLink} page="home">
      <Icon name="back" />
      {t('settings.back')}
    </LinkButton>
  );
}
