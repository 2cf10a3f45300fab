import { common, useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Stack } from '@spire/ui/Stack';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, space } from '@spire/ui/tokens.ts';
import { Closing } from '@spire/written/Closing';
import { NextWait } from '@spire/written/NextWait';
import type { NeedMore } from '@spire/domain/options';
import { useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { later } from '../later.tsx';
import { useFetchAhead } from '../useFetchAhead.ts';
import type { SuggestionView } from './suggestionView.ts';
import { Counter } from './Counter.tsx';
import { EarlierList } from './EarlierList.tsx';
import { EndOfDay } from './EndOfDay.tsx';
import { MarkFailed } from './MarkFailed.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { Name, TryOut } from './TryOut.tsx';
import type { Interactions } from './useInteractions.ts';
import { SUGGESTION_TIMER, useTimerWords } from './useTimerWords.ts';

const { Part: Timer, fetch: fetchTimer } = later(async () => (await import('@spire/ui/Timer')).Timer);
const fetchAhead = () => void fetchTimer().catch(() => undefined);

interface SuggestionTextProps {
  view: Extract<SuggestionView, { kind: 'ready' }>;
  interactions: Interactions;
  because: readonly NeedMore[];
  /** No plant, and no more of anything: one thing, and the ways to say what became of it. */
  isHard: boolean;
  /** The short card of a day of low energy (D58). */
  isLow: boolean;
  /** Whether nothing is made much of (D61). */
  isWeighty: boolean;
  /** Whether three to choose from are offered. */
  hasChoice: boolean;
  onNext: () => void;
  onFetchBack: (id: string) => void;
  onRetry: () => void;
  onGiveUp: () => void;
}

/**
 * A suggestion with where it comes from and why, a way to try it for as long as it takes, to say that it is done or
 * liked, to see another or an earlier one; and that the person decides (S20).
 */
export function SuggestionText(props: SuggestionTextProps) {
  const { view, interactions, because, isHard, isLow, isWeighty, hasChoice, onNext, onFetchBack, onRetry, onGiveUp } =
    props;
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const [isLookingBack, setLookingBack] = useState(false);
  const { suggestion, number, earlier, isLast, isChanging, hasFailedToChange } = view;
  const { id, emoji, minutes, limit, source } = suggestion;
  const { mark } = interactions;
  const seconds = (minutes ?? 0) * 60;
  const timer = useKeptTimer(`${SUGGESTION_TIMER}${id}`, seconds);
  useFetchAhead(minutes !== null, fetchAhead);
  const timerWords = useTimerWords(minutes ?? 0);
  if (timer.at !== undefined)
    return (
      <Stack $gap={3}>
        <Timer
          title={<Name>{suggestion.title ?? t('suggestion.title')}</Name>}
          seconds={seconds}
          words={timerWords}
          kept={timer}
          onDone={() => timer.end() && void mark('completed')}
          onCancel={() => timer.end()}
        >
          <span aria-hidden>{emoji}</span>
        </Timer>
        <p>{suggestion.text}</p>
      </Stack>
    );

  const isShort = isHard || isLow;
  // Where little is enough it is done once it has been tried: one way less.
  const hasMarks = !isShort || minutes === null;
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
    <Stack $gap={isShort ? 2 : 3}>
      {hasFailedToChange && <Notice kind="error">{t('suggestion.nextFailed')}</Notice>}
      <MarkFailed of={interactions} />
      <TryOut
        suggestion={suggestion}
        interactions={interactions}
        because={because}
        isHard={isHard}
        isLow={isLow}
        isWeighty={isWeighty}
        onTry={timer.start}
      />
      <Ways>
        {isShort && <Closing of={[source]} />}
        {hasMarks && <MarkButtons of={interactions} as={LinkButton} isShort={isShort} />}
        {!isLast && (
          <LinkButton
            type="button"
            aria-disabled={isChanging || undefined}
            onClick={isChanging ? undefined : hasFailedToChange ? onRetry : onNext}
          >
            {!isShort && <LineDrawing lines={SIGNS.another} />}
            {hasFailedToChange ? tCommon('actions.retry') : t('suggestion.next')}
          </LinkButton>
        )}
      </Ways>
      <VisuallyHidden role="status">{isChanging ? t('suggestion.findingNext') : ''}</VisuallyHidden>
      {isChanging && <NextWait onGiveUp={onGiveUp} />}
      {isLast && !isHard && (
        <EndOfDay>
          <LinkButton as={PageLink} page="tools">
            {t('suggestion.toolsInstead')}
          </LinkButton>
        </EndOfDay>
      )}
      <End>
        <Foot>
          {earlier.length > 0 && (
            <LinkButton type="button" onClick={() => setLookingBack(true)}>
              <LineDrawing lines={SIGNS.earlier} />
              {t('suggestion.earlier')}
            </LinkButton>
          )}
          {hasChoice && (
            <LinkButton as={PageLink} page="choose">
              {t('suggestion.three')}
            </LinkButton>
          )}
          {!isCalm && !isShort && <Counter number={number} limit={limit} />}
        </Foot>
        {!isShort && <Closing of={[source]} />}
      </End>
    </Stack>
  );
}

/** Links in one row where there is room; one that is locked keeps its place. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space(4)};
  > p {
    flex: 1 1 9rem;
  }
  > [aria-disabled='true'] {
    color: ${color.muted};
    text-decoration: none;
    cursor: default;
  }
`;

/** Its rows are as high as a press needs, which is space enough between them. */
const End = styled.div`
  margin-top: ${space(-2)};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  &:empty {
    display: none;
  }
  > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;
