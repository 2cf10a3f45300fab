import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { Stack } from '@spire/ui/Stack';
import { profile } from '../messages/namespace.ts';

/** The ways to help, to the privacy text and to the page about logging in. */
export function SafetyLinks() {
  const t = useMessages(profile);
  const [help, privacy, security] = [usePageTitle('help'), usePageTitle('privacy'), usePageTitle('security')];
  return (
    <Stack $gap={3}>
      <CardLink
        as={PageLink}
        page="help"
        title={help}
        text={t('links.help')}
        tint="rose"
        icon={<Icon name="heart" />}
      />
      <CardLink
        as={PageLink}
        page="privacy"
        title={privacy}
        text={t('links.privacy')}
        tint="sky"
        icon={<Icon name="shield" />}
      />
      <CardLink
        as={PageLink}
        page="security"
        query="from=me"
        title={security}
        text={t('links.security')}
        tint="teal"
        icon={<Icon name="lock" />}
      />
    </Stack>
  );
}
