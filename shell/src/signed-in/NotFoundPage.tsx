import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { EmptyPicture } from '@spire/ui/EmptyPicture';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { shell } from '../messages/namespace.ts';

/** An address without a page: says so for developers and for everyone, and shows two ways on (trap 85). */
export function NotFoundPage() {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  return (
    <Page title={t('notFound.title')} isNarrow>
      <Card>
        <Stack>
          <Picture>
            <EmptyPicture />
          </Picture>
          <p>{t('notFound.router')}</p>
          <Plain>{t('notFound.text')}</Plain>
        </Stack>
      </Card>
      <Stack $gap={3}>
        <Button as={Link} to={SHELL_PAGES.home.path} $isWide>
          {tCommon('actions.goHome')}
        </Button>
        <Button as={Link} to={SHELL_PAGES.help.path} $variant="secondary" $isWide>
          {tCommon('help')}
        </Button>
      </Stack>
    </Page>
  );
}

const Picture = styled.div`
  width: min(11rem, 60%);
  margin-inline: auto;
`;

const Plain = styled.p`
  color: ${color.muted};
`;
