import { useMessages } from '@spire/i18n';
import { useAppearance, useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card, CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import styled from 'styled-components';
import { DaysDrawing } from './DaysDrawing.tsx';
import { patterns } from './messages/namespace.ts';
import type { Found } from './PatternsPage.tsx';

/** The two good answers without a pattern: too few days yet, and nothing that stands out. */
export function Nothing({ found: { state, days, looked } }: { found: Found }) {
  const t = useMessages(patterns);
  const { isCalm } = useAppearance();
  const { pages } = useAppPages();
  const isTooFew = state === 'tooFewDays';
  const has = (page: string) => pages.some(({ id }) => id === page);
  return (
    <>
      <Card>
        <Middle $isCentred={isTooFew}>
          <DaysDrawing isShort={isTooFew} />
          <Title>{t(isTooFew ? 'tooFew.title' : 'nothing.title')}</Title>
          {isTooFew ? (
            <p>{isCalm ? t('tooFew.calm') : t('tooFew.text', { count: days })}</p>
          ) : (
            <p>{isCalm ? t('nothing.calm') : t('nothing.text', { days, looked })}</p>
          )}
          <Quiet>{t(isTooFew ? 'tooFew.noHurry' : 'nothing.usual')}</Quiet>
        </Middle>
      </Card>
      {isTooFew && (
        <Stack $gap={3}>
          {has('bring') && (
            <CardLink
              as={PageLink}
              page="bring"
              title={t('waysOn.bring')}
              text={t('waysOn.bringText')}
              icon={<Icon name="download" />}
            />
          )}
          {has('history') && (
            <CardLink as={PageLink} page="history" title={t('waysOn.history')} icon={<Icon name="calendar" />} />
          )}
        </Stack>
      )}
    </>
  );
}

const Middle = styled(Stack)<{ $isCentred: boolean }>`
  text-align: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};
`;

const Title = styled.h2`
  font-size: 1.18rem;
  line-height: 1.35;
`;
