import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LeafList } from '@spire/ui/LeafList';
import { Plant } from '@spire/ui/Plant';
import { Stack } from '@spire/ui/Stack';
import { media } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** The older welcome screen, which a visitor sees where newcomers are sent; "Begin here" reveals the form (D9). */
export function Welcome({ onBegin, onLogin }: { onBegin: () => void; onLogin: () => void }) {
  const t = useMessages(visitor);
  return (
    <AuthLayout title={t('welcome.title')} lead={t('welcome.lead')}>
      <Picture>
        <Plant level="sprout" size="9rem" />
      </Picture>
      <Card>
        <LeafList>
          <li>{t('welcome.checkIn')}</li>
          <li>{t('welcome.suggestions')}</li>
          <li>{t('welcome.memories')}</li>
        </LeafList>
      </Card>
      <Stack $gap={3}>
        <Button type="button" $isWide onClick={onBegin}>
          {t('welcome.begin')}
        </Button>
        <Button type="button" $variant="quiet" $isWide onClick={onLogin}>
          {t('welcome.haveAccount')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

const Picture = styled.div`
  display: flex;
  justify-content: center;
  ${media.wide} {
    display: none;
  }
`;
