import { useMessages } from '@spire/i18n';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { Player } from '../player/Player.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { ShownExercise } from './microDraft.ts';
import { stepsOf } from './stepsOf.ts';

/** So many sentences to a minute. */
const A_MINUTE = 3;

interface RunningMicroProps {
  exercise: ShownExercise;
  onDone: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** A small exercise under way. Its time is by the number of its sentences; its end waits for whoever was elsewhere. */
export function RunningMicro({ exercise, onDone, onStop, onClose }: RunningMicroProps) {
  const t = useMessages(microRegulation);
  const sentences = stepsOf(exercise.instruction);
  const minutes = Math.ceil(sentences.length / A_MINUTE);
  const timer = useKeptTimer(`micro.${exercise.id}`, minutes * 60);
  const ended = (next: () => void) => () => {
    timer.end();
    next();
  };
  return (
    <Player
      {...{ sentences, timer }}
      title={exercise.title}
      under={t('minutes', { count: minutes })}
      seconds={minutes * 60}
      onDone={ended(onDone)}
      onAsk={ended(onDone)}
      onStop={ended(onStop)}
      onClose={ended(onClose)}
    />
  );
}
