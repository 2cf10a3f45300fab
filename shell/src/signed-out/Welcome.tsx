import { useMessages } from '@spire/i18n';
import { setAppearance, useAppearance, usePagePath } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { color, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import styled from 'styled-components';
import { hasLeaf } from './leafHere.ts';
import { visitor } from './messages/namespace.ts';
import { PlainLink } from './PlainLink.tsx';
import { useTrialAhead } from './useTrialAhead.ts';

/** The welcome screen, below its scene: what Spire is, a minute of it without an account, and the ways in (D9, D51, D67). */
export function Welcome({ onBegin, onLogin }: { onBegin: () => void; onLogin: () => void }) {
  const t = useMessages(visitor);
  const heading = usePageArrival(t('welcome.title'));
  const { isCalm } = useAppearance();
  const tryPath = usePagePath('try');
  useTrialAhead();
  return (
    <Below>
      <Title ref={heading} tabIndex={-1}>
        {t('welcome.title')}
      </Title>
      <Lead>{t('welcome.lead')}</Lead>
      <Stack $gap={3}>
        {tryPath !== undefined && (
          <Button as={PlainLink} to={tryPath} $isWide>
            <Lines>
              {t(hasLeaf() ? 'welcome.more' : 'welcome.tryNow')} <small>{t('welcome.tryLine')}</small>
            </Lines>
          </Button>
        )}
        <Ways>
          <Button type="button" $variant="secondary" onClick={onBegin}>
            <Lines>
              {t('welcome.begin')} <small>{t('welcome.beginLine')}</small>
            </Lines>
          </Button>
          <Button type="button" $variant="secondary" onClick={onLogin}>
            <Lines>
              {t('auth.tabLogin')} <small>{t('welcome.haveAccount')}</small>
            </Lines>
          </Button>
        </Ways>
      </Stack>
      <Foot>
        <span>{t('welcome.trust')}</span>
        <LinkButton type="button" aria-pressed={isCalm} onClick={() => setAppearance({ isCalm: !isCalm })}>
          {t(isCalm ? 'welcome.calmOff' : 'welcome.calmOn')}
        </LinkButton>
      </Foot>
    </Below>
  );
}

/** How high the scene is: enough for the plant, and never so much that a button falls off a small screen. */
export const WELCOME_SCENE = 'clamp(180px, max(11rem, 100svh - 26rem), 430px)';

const Below = styled.div`
  max-width: 34rem;
  margin: ${space(1)} auto 0;
`;

const Title = styled.h1`
  ${text.title}
  white-space: pre-line;
`;

const Lead = styled.p`
  margin-block: ${space(2)} ${space(5)};
  color: ${color.muted};
`;

const Lines = styled.span`
  small {
    display: block;
    ${text.small}
    font-weight: 400;
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space(3)};
  > * {
    padding-inline: ${space(2)};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-top: ${space(2)};
  ${text.small}
  color: ${color.muted};
`;
