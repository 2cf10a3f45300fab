import { onNewDay } from '@spire/client/today';
import { useIsConnected } from '@spire/client/useIsConnected';
import type { Outbox } from '@spire/client/outbox';
import { useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, media, radius, space } from '@spire/ui/tokens.ts';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { isOneOf } from '@spire/domain/lists';
import { FIELDS, SAFE } from './named.ts';
import { KEEPS_NOTHING_TOLD } from './toldKey.ts';
import { statusOf, type Status } from './statusOf.ts';
import { WaitingList } from './WaitingList.tsx';

/** Sending that goes well is not worth a word for so long, in ms. */
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

/** Says that the day has turned, wherever the person is; what is of the day has been asked for anew by then (trap 41). */
function useNewDayNotice(): void {
  const t = useMessages(words);
  useEffect(() => onNewDay(() => showToast({ kind: 'info', title: t('newDay') })), [t]);
}

/**
 * Where the page wants the line: `Hero` and `Page` mark the place in the document, since a remote may draw with a copy of
 * its own (decision 0044); null while there is none.
 */
function useNoticePlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const find = () => setPlace(document.querySelector('main [data-notices]'));
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return place;
}

/**
 * The one line that says what is safe, what waits and what needs the person (A22), under the title or the scene of the page,
 * and above a page that has neither; nothing while all is well.
 */
export function StatusLine({ outbox }: { outbox: Outbox }) {
  useNewDayNotice();
  const place = useNoticePlace();
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isConnected = useIsConnected();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [isTold, setTold] = useState(() => sessionStorage.getItem(KEEPS_NOTHING_TOLD) !== null);
  const found = statusOf({ outbox: state, isConnected, isOnline: navigator.onLine });
  const status = found?.kind === 'keepsNothing' && isTold ? undefined : found;
  function close() {
    if (status?.kind === 'keepsNothing') {
      sessionStorage.setItem(KEEPS_NOTHING_TOLD, 'yes');
      setTold(true);
    } else outbox.acknowledge();
  }
  const hasList = state.waiting.length + state.refused.length > 0;
  const toggle = hasList ? { isOpen, listId, onToggle: () => setOpen(!isOpen) } : undefined;
  const line = (
    <>
      <div role="status">
        {status?.kind === 'sending' ? (
          <Later status={status} onClose={close} toggle={toggle} />
        ) : (
          status && <Line status={status} onClose={close} toggle={toggle} />
        )}
      </div>
      {hasList && isOpen && (
        <Ground id={listId} $isGood={false}>
          <WaitingList outbox={outbox} />
        </Ground>
      )}
    </>
  );
  return place === null ? line : createPortal(line, place);
}

interface LineProps {
  status: NonNullable<Status>;
  /** The person has read it. */
  onClose: () => void;
  /** The way to what waits, where anything does. */
  toggle: { isOpen: boolean; listId: string; onToggle: () => void } | undefined;
}

function Later(line: LineProps) {
  return useHasWaited(WORTH_A_WORD) ? <Line {...line} /> : null;
}

function Line({ status, onClose, toggle }: LineProps) {
  const t = useMessages(words);
  const textOf = useStatusText();
  const isNews = ['sent', 'overtaken', 'keepsNothing'].includes(status.kind);
  return (
    <Ground $isGood={status.kind === 'sent'}>
      <Words>
        <Said>
          {status.kind === 'away' && <LineDrawing lines={CLOUD_OFF} />}
          <p>{textOf(status)}</p>
        </Said>
        {toggle !== undefined && (
          <LinkButton
            type="button"
            aria-expanded={toggle.isOpen}
            aria-controls={toggle.listId}
            onClick={toggle.onToggle}
          >
            {t(toggle.isOpen ? 'hide' : 'see')}
          </LinkButton>
        )}
        {isNews && (
          <LinkButton type="button" onClick={onClose}>
            {t('close')}
          </LinkButton>
        )}
      </Words>
    </Ground>
  );
}

const Ground = styled.div<{ $isGood: boolean }>`
  margin-block: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${({ $isGood }) => ($isGood ? color.primarySoft : color.sunk)};
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

/** From Lucide (ISC licence). */
const CLOUD_OFF = [
  'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057',
  'M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78',
  'm2 2 20 20',
];

const Said = styled.div`
  flex: 1 1 9rem;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  > svg {
    flex: none;
    :root[data-calm='true'] & {
      display: none;
    }
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
