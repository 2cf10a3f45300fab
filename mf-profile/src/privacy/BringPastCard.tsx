import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { LinkRow } from '@spire/ui/LinkRow';
import { ownData } from './messages/namespace.ts';

/** The way to what was written in other apps. */
export function BringPastCard() {
  const t = useMessages(ownData);
  return (
    <Card>
      <LinkRow as={PageLink} page="bring" icon={<Icon name="calendar" />}>
        <b>{usePageTitle('bring')}</b>
        <br />
        {t('bringPast')}
      </LinkRow>
    </Card>
  );
}
