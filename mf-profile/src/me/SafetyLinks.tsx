import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { Stack } from '@spire/ui/Stack';
import { profile } from '../messages/namespace.ts';

/** The ways to help, to the privacy text and to the page about logging in. */
export function SafetyLinks() {
  const t = useMessages(profile);
  const c = useMessages(common);
  return (
    <Stack $gap={3}>
      <CardLink
        as={Link}
        to={ROUTES.help.path}
        title={c('navigation.help')}
        text={t('links.help')}
        tint="rose"
        icon={<Icon name="heart" />}
      />
      <CardLink
        as={Link}
        to={ROUTES.privacy.path}
        title={c('navigation.privacy')}
        text={t('links.privacy')}
        tint="sky"
        icon={<Icon name="shield" />}
      />
      <CardLink
        as={Link}
        to={ROUTES.security.path}
        title={c('navigation.security')}
        text={t('links.security')}
        tint="teal"
        icon={<Icon name="lock" />}
      />
    </Stack>
  );
}
