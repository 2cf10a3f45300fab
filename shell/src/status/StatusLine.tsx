import { useIsConnected } from '@spire/client/useIsConnected';
import type { Outbox } from '@spire/client/outbox';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, media, radius, space, text } from '@spire/ui/tokens.ts';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { useId, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { isOneOf } from '@spire/domain/options';
import { FIELDS, SAFE } from './named.ts';
import { statusOf, type Status } from './statusOf.ts';
import { WaitingList } from './WaitingList.tsx';

/** What is on its way as it should be is not worth a word, in ms. */
const WORTH_A_WORD = 2000;

function useStatusText(): (status: NonNullable<Status>) => string {
  const t = useMessages(words);
  return (status) => {
    if (status.kind === 'away') {
      const place = t(status.isOffline ? 'away.offline' : 'away.unreachable');
      const known = isOneOf(SAFE, status.safe) ? status.safe : 'one';
      const safe = status.safe === 'several' ? t('safe.several', { count: status.count }) : t(`safe.${known}`);
      return `${place} ${safe}`;
    }
    if (status.kind !== 'overtaken') return t(status.kind);
    const fields = FIELDS.filter((field) => status.fields.includes(field)).map((field) => t(`fields.${field}`));
    return t('overtaken', { fields: fields.join(', ') });
  };
}

/** The one line that says what is safe, what waits and what needs the person (A22); nothing while all is well. */
export function StatusLine({ outbox }: { outbox: Outbox }) {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isConnected = useIsConnected();
  const status = statusOf({ outbox: state, isConnected, isOnline: navigator.onLine });
  return (
    <div role="status">
      {status?.kind === 'sending' ? (
        <Later status={status} outbox={outbox} />
      ) : (
        status && <Line status={status} outbox={outbox} />
      )}
    </div>
  );
}

function Later(line: { status: NonNullable<Status>; outbox: Outbox }) {
  return useHasWaited(WORTH_A_WORD) ? <Line {...line} /> : null;
}

function Line({ status, outbox }: { status: NonNullable<Status>; outbox: Outbox }) {
  const t = useMessages(words);
  const textOf = useStatusText();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { waiting, refused } = outbox.state();
  const hasList = waiting.length + refused.length > 0;
  const isNews = status.kind === 'sent' || status.kind === 'overtaken';
  return (
    <Ground $isGood={status.kind === 'sent'}>
      <Words>
        <p>{textOf(status)}</p>
        {hasList && (
          <LinkButton type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'see')}
          </LinkButton>
        )}
        {isNews && (
          <LinkButton type="button" onClick={outbox.acknowledge}>
            {t('close')}
          </LinkButton>
        )}
      </Words>
      {hasList && isOpen && (
        <div id={listId}>
          <WaitingList outbox={outbox} />
        </div>
      )}
    </Ground>
  );
}

const Ground = styled.div<{ $isGood: boolean }>`
  margin-bottom: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${({ $isGood }) => ($isGood ? color.primarySoft : color.sunk)};
  ${text.small}
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-height: 2.25rem;
`;
