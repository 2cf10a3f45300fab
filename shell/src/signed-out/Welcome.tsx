import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { color, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';

/** The welcome screen, below its scene: what Spire is, for whom, and that it costs little (D9, D51). */
export function Welcome({ onBegin, onLogin }: { onBegin: () => void; onLogin: () => void }) {
  const t = useMessages(visitor);
  const heading = usePageArrival(t('welcome.title'));
  return (
    <Below>
      <Title ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </Title>
      <Lead>{t('welcome.lead')}</Lead>
      <Stack $gap={3}>
        <Button type="button" $isWide onClick={onBegin}>
          {t('welcome.begin')}
        </Button>
        <Button type="button" $variant="secondary" $isWide onClick={onLogin}>
          {t('welcome.haveAccount')}
        </Button>
      </Stack>
      <Small>{t('welcome.trust')}</Small>
    </Below>
  );
}

/** How high the scene is: enough for the plant, and never so much that a button falls off a small screen. */
export const WELCOME_SCENE = 'clamp(180px, 100svh - 25rem, 430px)';

const Below = styled.div`
  max-width: 34rem;
  margin: calc(${WELCOME_SCENE} - 72px) auto 0;
`;

const Title = styled.h1`
  ${text.title}
  white-space: pre-line;
`;

const Lead = styled.p`
  margin-block: ${space(2)} ${space(5)};
  color: ${color.muted};
`;

const Small = styled.p`
  ${text.small}
  margin-top: ${space(4)};
  color: ${color.muted};
  text-align: center;
`;
