import { POINTS } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { useAppearance, usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { tools } from '../messages/namespace.ts';
import { ToolLinks } from './ToolLinks.tsx';

/** The five tools. It asks the server nothing, so it can neither wait nor fail. */
export default function ToolsPage() {
  const t = useMessages(tools);
  const { hasNumbers } = useAppearance();
  const homeTitle = usePageTitle('home');
  const back = (
    <LinkButton as={PageLink} page="home">
      <Icon name="back" />
      {homeTitle}
    </LinkButton>
  );
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')} back={back}>
      <ToolLinks />
      {hasNumbers && <Quiet>{t('overview.eachGives', { points: POINTS.toolActivity })}</Quiet>}
    </Page>
  );
}
