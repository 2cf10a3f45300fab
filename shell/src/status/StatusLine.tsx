import { onNewDay, useNow } from '@spire/client/today';
import { beginAnew, useIsConnected, useOldestAnswer } from '@spire/client/useIsConnected';
import type { DataClient } from '@spire/client';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { shellPageAt } from '@spire/domain/routes';
import { useLanguage, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { PageLink, useLocation } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, media, radius, space } from '@spire/ui/tokens.ts';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { FIELDS } from './names.ts';
import { useShell } from '../ShellContext.tsx';
import { whenIdle } from '../signed-in/whenIdle.ts';
import { getReady } from './getReady.ts';
import { ReadyCard } from './ReadyCard.tsx';
import { statusOf, type Status } from './statusOf.ts';
import { UnkeptCard } from './UnkeptCard.tsx';
import { whenWords } from './whenWords.ts';

/** Sending that goes well is not worth a word for so long, in ms. */
const WORTH_A_WORD = 2000;

/** From when what is shown is, where it is the answer of another time. */
function useAsOf(): string | undefined {
  const t = useMessages(words);
  const locale = FORMAT_LOCALES[useLanguage()];
  const oldest = useOldestAnswer();
  const now = useNow();
  if (oldest === undefined) return undefined;
  const { day, time } = whenWords(new Date(oldest), now, locale);
  return time === undefined ? t('safe.asOfDay', { day }) : t('safe.asOf', { day, time });
}

function useStatusText(isDated: boolean): (status: NonNullable<Status>) => string {
  const t = useMessages(words);
  const asOf = useAsOf();
  const safeText = ({ safe, count }: Extract<Status, { kind: 'away' }>) => {
    if (safe === 'nothing' && asOf !== undefined && isDated) return asOf;
    if (safe !== 'some') return t(`safe.${safe}`);
    const named = NUMBERS[count - 1];
    const number = named === undefined ? String(count) : t(`numbers.${named}`);
    return t('safe.some', { count, number });
  };
  return (status) => {
    if (status.kind === 'away')
      return `${t(status.isOffline ? 'away.offline' : 'away.unreachable')} ${safeText(status)}`;
    if (status.kind !== 'overtaken') return t(status.kind);
    const fields = FIELDS.filter((field) => status.fields.includes(field)).map((field) => t(`fields.${field}`));
    return t('overtaken', { fields: fields.join(', ') });
  };
}

/** Small numbers are words. */
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Says that the day has turned, wherever the person is; what is of the day has been asked for anew by then (trap 41). */
function useNewDayNotice(): void {
  const t = useMessages(words);
  useEffect(() => onNewDay(() => showToast({ kind: 'info', title: t('newDay') })), [t]);
}

/** Has everything brought here for a time without a network, when there is room for that on the line. */
function useReady(client: DataClient): void {
  const { config } = useShell();
  useEffect(
    () =>
      whenIdle(() => {
        getReady(config, client).catch((error: unknown) => console.warn('Not everything is here yet', error));
      }),
    [config, client],
  );
}

/**
 * Where the page wants the line: `Hero` and `Page` mark the place in the document, since a remote may draw with a copy of
 * its own (decision 0044); null while there is none. `isDated` where a page shows what is of a time (`data-as-of`).
 */
function useNoticePlace(): { place: Element | null; isDated: boolean } {
  const [place, setPlace] = useState<Element | null>(null);
  const [isDated, setDated] = useState(false);
  useLayoutEffect(() => {
    const find = () => {
      setPlace(document.querySelector('main [data-notices]'));
      setDated(document.querySelector('main [data-as-of]') !== null);
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { place, isDated };
}

/**
 * The one line that says what is safe, what waits and what needs the person (A22), under the title or the scene of the page,
 * and above a page that has neither; nothing while all is well.
 */
export function StatusLine({ client }: { client: DataClient }) {
  const { outbox } = client;
  useNewDayNotice();
  useReady(client);
  const { place, isDated } = useNoticePlace();
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isConnected = useIsConnected();
  const { pathname, key } = useLocation();
  const [first] = useState(key);
  const status = statusOf({ outbox: state, isConnected, isOnline: navigator.onLine });
  const isSent = status?.kind === 'sent';
  const leave = useEffectEvent(() => {
    beginAnew();
    if (isSent) outbox.acknowledge();
  });
  useEffect(() => leave, [pathname]);
  // The page about what waits says it all itself.
  if (shellPageAt(pathname) === 'whatWaits') return null;
  const hasList = state.waiting.length + state.refused.length + state.overtaken.length > 0;
  const line = (
    <>
      <div role="status">
        {status?.kind === 'sending' ? (
          <Later {...{ status, hasList, isDated }} onClose={outbox.acknowledge} />
        ) : (
          status && <Line {...{ status, hasList, isDated }} onClose={outbox.acknowledge} />
        )}
      </div>
      {shellPageAt(pathname) === 'home' && <UnkeptCard isKeeping={state.isKeeping} />}
      {key !== first && shellPageAt(pathname) === 'home' && status === undefined && <ReadyCard />}
    </>
  );
  return place === null ? line : createPortal(line, place);
}

interface LineProps {
  status: NonNullable<Status>;
  /** The person has read it. */
  onClose: () => void;
  /** Whether there is anything on the page about what waits. */
  hasList: boolean;
  /** Whether the page shows what is of a time. */
  isDated: boolean;
}

function Later(line: LineProps) {
  return useHasWaited(WORTH_A_WORD) ? <Line {...line} /> : null;
}

function Line({ status, onClose, hasList, isDated }: LineProps) {
  const t = useMessages(words);
  const textOf = useStatusText(isDated);
  const isNews = ['sent', 'overtaken'].includes(status.kind);
  return (
    <Ground $isGood={status.kind === 'sent'}>
      <Words>
        <Said>
          {status.kind === 'away' && <LineDrawing lines={CLOUD_OFF} />}
          <p>{textOf(status)}</p>
        </Said>
        {hasList && (
          <LinkButton as={PageLink} page="whatWaits">
            {t('see')}
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
