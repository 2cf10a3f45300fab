import { useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { breathAt, type Rhythm } from '@spire/ui/breathAt.ts';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Pacer, TimeRing } from '@spire/ui/Pacer';
import { Switch } from '@spire/ui/Switch';
import { useCountdown } from '@spire/ui/useCountdown.ts';
import type { KeptTimer } from '@spire/ui/useKeptTimer.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useWakeLock } from '@spire/ui/useWakeLock.ts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ChoicesPanel } from './ChoicesPanel.tsx';
import { usePlayerChoices } from './playerChoices.ts';
import { Close, Frame, Middle, Place, Sentence, Side, Title, Top, Under, Voice } from './playerLooks.ts';
import { Thumb } from './Thumb.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useKeys } from './useKeys.ts';
import { useHasVoice, useReadAloud } from './useReadAloud.ts';
import { soundEnd, useSignals } from './useSignals.ts';
import { useTurning } from './useTurning.ts';

/** More characters than these need smaller words in the ring. */
const LONG = 55;

interface PlayerProps {
  title: string;
  /** Below the title, such as how one sits. */
  under: string;
  sentences: readonly string[];
  seconds: number;
  /** The breath to follow, with its words. */
  pacer?: { rhythm: Rhythm; words: ComponentProps<typeof Pacer>['words'] } | undefined;
  timer: KeptTimer;
  /** Done now, or seen to its end. */
  onDone: () => void;
  /** The time ran out where nobody can have seen it. */
  onAsk: () => void;
  onStop: () => void;
  onClose: () => void;
}

/**
 * A guided session: title, ring, one sentence at a time, and what the thumb presses. The ring is the time, which can rest
 * and be hidden; it goes by the clock, through a reload and a sleep. The person turns the sentences, or lets them come.
 */
export function Player(props: PlayerProps) {
  const { title, under, sentences, seconds, pacer, timer, onDone, onAsk, onStop, onClose } = props;
  const tToolFrame = useMessages(toolFrame);
  const language = useLanguage();
  const { isCalm } = useAppearance();
  const [choices, choose] = usePlayerChoices(isCalm);
  const [isChoosing, setChoosing] = useState(false);
  const heading = usePageArrival(title);
  const { left, isRunning, pause, goOn } = useCountdown(seconds, {
    kept: timer,
    onOver: (wasAway) => {
      if (wasAway) return onAsk();
      if (choices.hasEndTone) soundEnd();
      onDone();
    },
  });
  useWakeLock(isRunning);
  const begin = useRef(() => timer.at === undefined && timer.start());
  useEffect(() => void begin.current(), []);

  const total = sentences.length;
  const step = Math.min(timer.step, total);
  const sentence = sentences[step - 1] ?? '';
  const hasLong = sentences.some(({ length }) => length > LONG);
  const toStep = (next: number) => timer.change({ step: next });
  const hasVoice = useHasVoice(language);
  const isRead = choices.isRead && hasVoice;
  useReadAloud(sentence, { language, isOn: isRead && isRunning });
  useTurning({ sentences, step, left, isOn: isRunning && (isRead || choices.isTurning), onStep: toStep });
  const elapsed = seconds - left;
  useSignals({
    beat: pacer === undefined ? step : breathAt(elapsed, pacer.rhythm),
    isRunning,
    hasSound: choices.hasSound,
    hasBuzz: choices.hasBuzz && !isCalm,
  });

  const onBack = () => step > 1 && toStep(step - 1);
  const onNext = () => (step < total ? toStep(step + 1) : onDone());
  const onPause = isRunning ? pause : goOn;
  useKeys({
    ArrowLeft: onBack,
    ArrowRight: onNext,
    ' ': onPause,
    Escape: isChoosing ? () => setChoosing(false) : onStop,
  });

  return (
    <FlowFrame>
      <Frame>
        <Top>
          <Close type="button" onClick={onClose}>
            <LineDrawing lines={SIGNS.close} />
            <span>{tToolFrame('close')}</span>
          </Close>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <LinkButton type="button" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {tToolFrame(isChoosing ? 'player.chosen' : 'player.choose')}
          </LinkButton>
          <Under>{timer.wasUnderWay ? tToolFrame('time.hasGoneOn') : under}</Under>
        </Top>
        {isChoosing ? (
          <ChoicesPanel {...{ choices, isCalm }} hasRhythm={pacer !== undefined} onChange={choose} />
        ) : (
          <Middle $isInRing={pacer === undefined} $hasLong={hasLong}>
            <Place>
              <div>
                <TimeRing seconds={seconds} left={left} isEven={choices.isTimeHidden}>
                  {pacer !== undefined && (
                    <Pacer {...{ ...pacer, elapsed, isRunning }} isMoving={choices.isMoving && !isCalm} />
                  )}
                </TimeRing>
              </div>
            </Place>
            <Sentence aria-live="polite" $hasLong={hasLong}>
              {sentence}
            </Sentence>
          </Middle>
        )}
        <Side $isInRing={pacer === undefined}>
          <TimeLine
            {...{ step, total, seconds, left }}
            isHidden={choices.isTimeHidden}
            onHide={(isTimeHidden) => choose({ isTimeHidden })}
          />
          <Thumb {...{ isRunning, onBack, onPause, onNext, onStop }} isFirst={step === 1} isLast={step === total}>
            {hasVoice && (
              <Switch isOn={isRead} onChange={(isOn) => choose({ isRead: isOn })}>
                <Voice>
                  <LineDrawing lines={SIGNS.voice} />
                  {tToolFrame('player.readAloud')}
                </Voice>
              </Switch>
            )}
          </Thumb>
        </Side>
      </Frame>
    </FlowFrame>
  );
}
