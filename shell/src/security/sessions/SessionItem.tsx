import { useFormat, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Tag } from '@spire/ui/Tag';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { security } from '../messages/namespace.ts';
import type { OpenSession } from './openSessions.ts';

interface SessionItemProps {
  session: OpenSession;
  name: string;
  lastUsed: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One open session. The one that is being looked through has no button: leaving it is what "Log out" under Me is for. */
export function SessionItem({ session, name, lastUsed, isBusy, onEnd }: SessionItemProps) {
  const t = useMessages(security);
  const format = useFormat();
  const { isCurrent, startedAt } = session;
  return (
    <Item>
      <Words>
        <Name>{name}</Name>
        <Small>{isCurrent ? t('sessions.now') : t('sessions.lastUsed', { when: lastUsed })}</Small>
        <Small>{t('sessions.since', { date: format.shortDate(startedAt) })}</Small>
      </Words>
      {isCurrent ? (
        <Tag>{t('sessions.here')}</Tag>
      ) : (
        <BusyButton variant="secondary" isBusy={isBusy} busyLabel={t('sessions.ending')} onClick={onEnd}>
          {t('sessions.end')}
          <VisuallyHidden> {t('sessions.endNamed', { device: name, when: lastUsed })}</VisuallyHidden>
        </BusyButton>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  ${text.small}
  color: ${color.muted};
`;
