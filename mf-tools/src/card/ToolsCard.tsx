import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { space, text } from '@spire/ui/tokens.ts';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { ToolRow } from './ToolRow.tsx';

/** Home's way to the tools: all five in a row, or one door to them in the low-stimulation form (A12, A33). */
export default function ToolsCard() {
  const t = useMessages(tools);
  const id = useId();
  const { isCalm, hasNumbers } = useAppearance();
  const { day } = useDayMode();
  if (isCalm)
    return (
      <CardLink
        as={PageLink}
        page="tools"
        title={t('overview.title')}
        text={t('overview.lead')}
        tint="sky"
        icon={<Icon name="waves" />}
      />
    );
  return (
    <section aria-labelledby={id}>
      <Head>
        <Title id={id}>{t('overview.title')}</Title>
        <LinkButton as={PageLink} page="tools">
          {t('card.all')}
        </LinkButton>
      </Head>
      <ToolRow hasPoints={hasNumbers && day !== undefined && !isQuiet(day)} />
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
`;

const Title = styled.h2`
  ${text.heading}
`;
