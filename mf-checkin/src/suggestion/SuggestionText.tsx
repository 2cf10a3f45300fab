import { common, options, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, space, text } from '@spire/ui/tokens.ts';
import { NextWait } from '@spire/written/NextWait';
import { SourceTag } from '@spire/written/SourceTag';
import { NEED_MORE, type NeedMore } from '@spire/domain/options';
import { useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { later } from '../later.tsx';
import { useFetchAhead } from '../useFetchAhead.ts';
import type { SuggestionView } from './suggestionView.ts';
import { useIsLate } from '../useIsLate.ts';
import { EarlierList } from './EarlierList.tsx';
import { EndOfDay } from './EndOfDay.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import type { Interactions } from './useInteractions.ts';
import { SUGGESTION_TIMER, useTimerWords } from './useTimerWords.ts';

const { Part: Timer, fetch: fetchTimer } = later(async () => (await import('@spire/ui/Timer')).Timer);
const fetchAhead = () => void fetchTimer().catch(() => undefined);

interface SuggestionTextProps {
  view: Extract<SuggestionView, { kind: 'ready' }>;
  interactions: Interactions;
  because: readonly NeedMore[];
  /** No timer, and nothing at its end: the words, and the ways to say what became of them. */
  isHard: boolean;
  /** Whether nothing is made much of (D61). */
  isWeighty: boolean;
  onNext: () => void;
  onFetchBack: (id: string) => void;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** The chips of today that led to this text, in the words they were chosen by. */
function Because({ needs }: { needs: readonly NeedMore[] }) {
  const t = useMessages(checkin);
  const tOptions = useMessages(options);
  if (needs.length === 0) return null;
  return (
    <Quiet>
      {t('suggestion.because')}{' '}
      {needs.map((need, index) => (
        <span key={need}>
          {index > 0 && ' · '}
          <span aria-hidden>{NEED_MORE[need]}</span> <Strong>{tOptions(`needMore.${need}`)}</Strong>
        </span>
      ))}
    </Quiet>
  );
}

/**
 * A suggestion with where it comes from and why, a way to try it for as long as it takes, to say that it is done or
 * liked, to see another or an earlier one; and that the person decides (S20).
 */
export function SuggestionText(props: SuggestionTextProps) {
  const { view, interactions, because, isHard, isWeighty, onNext, onFetchBack, onRetry, onGiveUp } = props;
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const isLate = useIsLate();
  const [isLookingBack, setLookingBack] = useState(false);
  const { suggestion, earlier, isLast, isChanging, hasFailedToChange } = view;
  const { id, emoji, minutes, number, limit, source } = suggestion;
  const { completed, mark } = interactions;
  const seconds = (minutes ?? 0) * 60;
  const timer = useKeptTimer(`${SUGGESTION_TIMER}${id}`, seconds);
  useFetchAhead(!isHard && minutes !== null, fetchAhead);
  const timerWords = useTimerWords(minutes ?? 0);
  const isDone = completed !== 'open';
  const words = (
    <Head>
      <Emoji aria-hidden>{emoji}</Emoji>
      <Words>{suggestion.text}</Words>
    </Head>
  );

  if (!isHard && timer.at !== undefined)
    return (
      <Stack $gap={4}>
        {words}
        <Timer
          seconds={seconds}
          words={timerWords}
          kept={timer}
          onDone={() => timer.end() && void mark('completed')}
          onCancel={() => timer.end()}
        >
          <span aria-hidden>{emoji}</span>
        </Timer>
      </Stack>
    );

  if (isLookingBack)
    return (
      <EarlierList
        suggestions={earlier}
        onClose={() => setLookingBack(false)}
        onFetchBack={(wanted) => {
          setLookingBack(false);
          onFetchBack(wanted);
        }}
      />
    );

  return (
    <Stack $gap={4}>
      <Stack $gap={3} aria-live="polite">
        {words}
        <Because needs={because} />
      </Stack>
      {hasFailedToChange && <Notice kind="error">{t('suggestion.nextFailed')}</Notice>}
      {interactions.hasFailed && <Notice kind="error">{t('suggestion.markFailed')}</Notice>}
      {isDone ? (
        <Done role="status">
          <LineDrawing lines={SIGNS.doneAll} />
          <span>
            <strong>{t('suggestion.done')}</strong>
            {!isHard && !isWeighty && <> {t('suggestion.doneLine')}</>}
          </span>
        </Done>
      ) : (
        !isHard &&
        minutes !== null && (
          <Button type="button" $variant={isLate ? 'secondary' : 'primary'} $isWide onClick={timer.start}>
            <LineDrawing lines={SIGNS.try} />
            {t('suggestion.tryNow', { minutes })}
          </Button>
        )
      )}
      <Ways>
        <MarkButtons of={interactions} />
        {!isLast && (
          <BusyButton
            variant="secondary"
            isWide
            isBusy={isChanging}
            busyLabel={t('suggestion.findingNext')}
            onClick={hasFailedToChange ? onRetry : onNext}
          >
            <LineDrawing lines={SIGNS.another} />
            {hasFailedToChange ? tCommon('actions.retry') : t('suggestion.next')}
          </BusyButton>
        )}
      </Ways>
      {isChanging && <NextWait onGiveUp={onGiveUp} />}
      {isLast && !isHard && (
        <EndOfDay>
          <LinkButton as={PageLink} page="tools">
            {t('suggestion.toolsInstead')}
          </LinkButton>
        </EndOfDay>
      )}
      <Foot>
        {earlier.length > 0 && (
          <LinkButton type="button" onClick={() => setLookingBack(true)}>
            <LineDrawing lines={SIGNS.earlier} />
            {t('suggestion.earlier')}
          </LinkButton>
        )}
        {!isCalm && !isHard && (
          <Quiet as="span">
            <span aria-hidden>{t('suggestion.counter', { number, limit })}</span>
            <VisuallyHidden>{t('suggestion.counterRead', { number, limit })}</VisuallyHidden>
          </Quiet>
        )}
      </Foot>
      <Row $gap={2} $wrap>
        <SourceTag source={source} />
        <Quiet>{tCommon('notTreatment')}</Quiet>
      </Row>
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space(3)};
`;

const Emoji = styled.span`
  flex: none;
  font-size: 1.9rem;
  line-height: 1.25;
`;

const Words = styled.p`
  ${text.large}
  min-width: 0;
`;

const Strong = styled.strong`
  color: ${color.ink};
`;

const Done = styled.p`
  display: flex;
  gap: ${space(2)};
  > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.primary};
  }
`;

/** Equal, the word under its sign. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.9rem), 1fr));
  gap: ${space(2)};
  button {
    flex-direction: column;
    gap: ${space(0.5)};
    width: 100%;
    height: 100%;
    padding: ${space(2)} ${space(1)};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  > :last-child {
    margin-inline-start: auto;
  }
`;
