import { useMessages } from '@spire/i18n';
import { useAppearance, useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card, CardLink } from '@spire/ui/Card';
import { Icon, type IconName } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import styled from 'styled-components';
import { SectionTitle } from '../SectionTitle.tsx';
import { DaysDrawing } from './DaysDrawing.tsx';
import { patterns } from './messages/namespace.ts';
import type { Found } from './found.ts';

const WAYS = [
  { page: 'bring', icon: 'download' },
  { page: 'history', icon: 'calendar' },
] as const satisfies readonly { page: string; icon: IconName }[];

/** The two good answers without a pattern: too few days yet, and nothing that stands out. */
export function Nothing({ found: { state, days, looked } }: { found: Found }) {
  const t = useMessages(patterns);
  const { isCalm } = useAppearance();
  const { pages } = useAppPages();
  const isTooFew = state === 'tooFewDays';
  return (
    <>
      <Card>
        <Middle $isCentred={isTooFew}>
          <DaysDrawing isShort={isTooFew} />
          <SectionTitle>{t(isTooFew ? 'tooFew.title' : 'nothing.title')}</SectionTitle>
          {isTooFew ? (
            <p>{isCalm || days === 0 ? t('tooFew.calm') : t('tooFew.text', { count: days })}</p>
          ) : (
            <p>{isCalm || looked === 0 ? t('nothing.calm') : t('nothing.text', { days, count: looked })}</p>
          )}
          <Quiet>{t(isTooFew ? 'tooFew.noHurry' : 'nothing.usual')}</Quiet>
        </Middle>
      </Card>
      {isTooFew && (
        <Stack $gap={3}>
          {WAYS.filter(({ page }) => pages.some(({ id }) => id === page)).map(({ page, icon }) => (
            <CardLink key={page} as={PageLink} page={page} title={t(`waysOn.${page}`)} icon={<Icon name={icon} />} />
          ))}
        </Stack>
      )}
    </>
  );
}

const Middle = styled(Stack)<{ $isCentred: boolean }>`
  text-align: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};
`;
