import { common, options, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
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
import { Counter } from './Counter.tsx';
import { DoneBud } from './DoneBud.tsx';
import { DoneAnswer } from './DoneAnswer.tsx';
import { EarlierList } from './EarlierList.tsx';
import { EndOfDay } from './EndOfDay.tsx';
import { Layer, Layers } from './layers.ts';
import { MarkFailed } from './MarkFailed.tsx';
import { MarkButtons, UndoDone } from './MarkButtons.tsx';
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
  /** Whether three to choose from are offered. */
  hasChoice: boolean;
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
  const { view, interactions, because, isHard, isWeighty, hasChoice, onNext, onFetchBack, onRetry, onGiveUp } = props;
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { isCalm } = useAppearance();
  const isLate = useIsLate();
  const [isLookingBack, setLookingBack] = useState(false);
  const { suggestion, number, earlier, isLast, isChanging, hasFailedToChange } = view;
  const { id, emoji, minutes, limit, source } = suggestion;
  const { isCompleted, mark } = interactions;
  const seconds = (minutes ?? 0) * 60;
  const timer = useKeptTimer(`${SUGGESTION_TIMER}${id}`, seconds);
  useFetchAhead(!isHard && minutes !== null, fetchAhead);
  const timerWords = useTimerWords(minutes ?? 0);
  const words = (
    <Head>
      <Emoji aria-hidden>
        {isCompleted && !isHard && !isWeighty ? <DoneBud text={suggestion.text} emoji={emoji} /> : emoji}
      </Emoji>
      <Words>
        {suggestion.title !== null && <Title>{suggestion.title}</Title>}
        <p>{suggestion.text}</p>
      </Words>
    </Head>
  );

  if (!isHard && timer.at !== undefined)
    return (
      <Stack $gap={3}>
        <Timer
          title={<Title>{suggestion.title ?? suggestion.text}</Title>}
          seconds={seconds}
          words={timerWords}
          kept={timer}
          onDone={() => timer.end() && void mark('completed')}
          onCancel={() => timer.end()}
        >
          <span aria-hidden>{emoji}</span>
        </Timer>
        {suggestion.title !== null && <p>{suggestion.text}</p>}
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
      {hasFailedToChange && <Notice kind="error">{t('suggestion.nextFailed')}</Notice>}
      <MarkFailed of={interactions} />
      <div aria-live="polite">{words}</div>
      <Layers>
        <Layer $gap={3} $isHidden={isCompleted}>
          <Because needs={because} />
          {!isHard && minutes !== null && (
            <Button type="button" $variant={isLate ? 'secondary' : 'primary'} $isWide onClick={timer.start}>
              <LineDrawing lines={SIGNS.try} />
              {t('suggestion.tryNow', { minutes })}
            </Button>
          )}
        </Layer>
        {isCompleted && (
          <DoneAnswer text={suggestion.text} isStill={isHard || isWeighty}>
            <UndoDone of={interactions} as={LinkButton} />
          </DoneAnswer>
        )}
      </Layers>
      <Ways>
        <MarkButtons of={interactions} as={LinkButton} />
        {!isLast && (
          <LinkButton
            type="button"
            aria-disabled={isChanging || undefined}
            onClick={isChanging ? undefined : hasFailedToChange ? onRetry : onNext}
          >
            <LineDrawing lines={SIGNS.another} />
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
        {!isCalm && !isHard && <Counter number={number} limit={limit} />}
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
  width: 2.4rem;
  min-width: 36px;
  font-size: 1.9rem;
  line-height: 1.25;
`;

const Words = styled.div`
  min-width: 0;
  > p:only-child {
    ${text.large}
  }
`;

const Title = styled.h3`
  ${text.heading}
`;

const Strong = styled.strong`
  color: ${color.ink};
`;

/** Links in one row where there is room; one that is locked keeps its place. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  > [aria-disabled='true'] {
    color: ${color.muted};
    text-decoration: none;
    cursor: default;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;
