import type { Exercise } from '@spire/content/exercises/exercise';
import { useLanguage, useMessages } from '@spire/i18n';
import type { ComponentProps } from 'react';
import { Player } from '../player/Player.tsx';
import { innerBalance } from './messages/namespace.ts';
import { useBreathWords } from './useBreathWords.ts';

const NO_RHYTHM = { inSeconds: 1, outSeconds: 1 };

type RunningExerciseProps = Pick<ComponentProps<typeof Player>, 'timer' | 'onDone' | 'onAsk' | 'onStop' | 'onClose'> & {
  exercise: Exercise;
};

/** An exercise of the library under way, with its breath to follow where it has a rhythm. */
export function RunningExercise({ exercise, ...rest }: RunningExerciseProps) {
  const t = useMessages(innerBalance);
  const language = useLanguage();
  const { rhythm, position, minutes } = exercise;
  const words = useBreathWords(rhythm ?? NO_RHYTHM);
  return (
    <Player
      {...rest}
      title={exercise.title[language]}
      under={`${t(`positions.${position}`)} · ${t('minutes', { count: minutes })}`}
      sentences={exercise.steps[language]}
      seconds={minutes * 60}
      pacer={rhythm && { rhythm, words }}
    />
  );
}
