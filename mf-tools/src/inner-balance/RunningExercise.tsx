import type { Exercise } from '@spire/content/exercises/exercise';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { breathAt } from '@spire/ui/breathAt.ts';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Pacer } from '@spire/ui/Pacer';
import { Quiet } from '@spire/ui/Quiet';
import { StepProgress } from '@spire/ui/StepProgress';
import { TimeLeft } from '@spire/ui/TimeLeft';
import { text } from '@spire/ui/tokens.ts';
import { useCountdown } from '@spire/ui/useCountdown.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import type { KeptTimer } from '@spire/ui/useKeptTimer.ts';
import { useWakeLock } from '@spire/ui/useWakeLock.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Steps } from '../tool-frame/Steps.tsx';
import { StopLine } from '../tool-frame/StopLine.tsx';
import { useTimeWords } from '../tool-frame/useTimeWords.ts';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { BreathChoices } from './BreathChoices.tsx';
import { innerBalance } from './messages/namespace.ts';
import { keepPacerChoices, pacerChoices } from './pacerChoices.ts';
import { BreathActions, restSign, StepActions } from './RunningActions.tsx';
import { useBreathSignals } from './useBreathSignals.ts';
import { useBreathWords } from './useBreathWords.ts';

const NO_RHYTHM = { inSeconds: 1, outSeconds: 1 };

interface RunningExerciseProps {
  exercise: Exercise;
  timer: KeptTimer;
  /** Done now, or seen to its end. */
  onDone: () => void;
  /** The time ran out where nobody can have seen it. */
  onAsk: () => void;
  onStop: () => void;
  onClose: () => void;
}

/**
 * An exercise under way: the breath to follow where it has a rhythm, else its steps; the time that is left, which can
 * rest, be hidden and be cut short. It goes by the clock, through a reload and a sleep.
 */
export function RunningExercise({ exercise, timer, onDone, onAsk, onStop, onClose }: RunningExerciseProps) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const language = useLanguage();
  const { isCalm } = useAppearance();
  const { step, wasUnderWay } = timer;
  const [choices, setChoices] = useState(pacerChoices);
  const seconds = exercise.minutes * 60;
  const { left, isRunning, pause, goOn } = useCountdown(seconds, {
    kept: timer,
    onOver: (wasAway) => (wasAway ? onAsk() : onDone()),
  });
  useWakeLock(isRunning);
  const begin = useRef(() => timer.at === undefined && timer.start());
  useEffect(() => void begin.current(), []);

  const { rhythm, position } = exercise;
  const steps = exercise.steps[language];
  const title = exercise.title[language];
  const heading = usePageArrival(title);
  const breathWords = useBreathWords(rhythm ?? NO_RHYTHM);
  const breath = breathAt(seconds - left, rhythm ?? NO_RHYTHM);
  useBreathSignals({
    breath,
    isRunning: isRunning && rhythm !== undefined,
    hasSound: choices.hasSound,
    hasBuzz: choices.hasBuzz && !isCalm,
  });

  const close = (
    <div>
      <LinkButton type="button" onClick={onClose}>
        <LineDrawing lines={SIGNS.close} />
        {tToolFrame('close')}
      </LinkButton>
    </div>
  );
  const time = {
    ...{ left, seconds, wasUnderWay, words: useTimeWords(exercise.minutes) },
    emblem: INNER_BALANCE_CATEGORIES[exercise.category],
  };
  const rest = { isRunning, onPause: pause, onGoOn: goOn };
  const { lines, word, onClick } = restSign(rest);

  if (rhythm !== undefined)
    return (
      <ToolFlow>
        {close}
        <Centred>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Quiet>{t(`positions.${position}`)}</Quiet>
        </Centred>
        <Middle>
          <Pacer
            seconds={seconds}
            left={left}
            rhythm={rhythm}
            isMoving={choices.isMoving && !isCalm}
            isRunning={isRunning}
            words={breathWords}
          />
          <TimeLeft {...time} />
        </Middle>
        <BreathActions rest={rest} onDone={onDone} />
        <BreathChoices
          choices={choices}
          isCalm={isCalm}
          onChange={(chosen) => {
            setChoices(chosen);
            keepPacerChoices(chosen);
          }}
        />
        <StopLine onStop={onStop} />
      </ToolFlow>
    );

  return (
    <ToolFlow>
      {close}
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <StepProgress
          current={step}
          total={steps.length}
          label={t('steps.at', { current: step, total: steps.length })}
        />
      </div>
      <Steps steps={steps} current={step} />
      <TimeLeft {...time}>
        <LinkButton type="button" onClick={onClick}>
          <LineDrawing lines={lines} />
          {tToolFrame(word)}
        </LinkButton>
      </TimeLeft>
      <StepActions
        step={step}
        total={steps.length}
        onStep={(next) => timer.change({ step: next })}
        onDone={onDone}
        onStop={onStop}
      />
    </ToolFlow>
  );
}

const Title = styled.h1`
  ${text.title}
`;

const Centred = styled.div`
  text-align: center;
`;

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1rem;
`;
