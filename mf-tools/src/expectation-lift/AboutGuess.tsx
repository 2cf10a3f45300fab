import { guessAhead } from '@spire/content/guessAhead';
import type { EventKind } from '@spire/domain/eventKinds';
import { AboutChip } from './AboutChip.tsx';

interface AboutGuessProps {
  plan: string;
  /** As the person chose, which is never guessed over. */
  chosen: EventKind | null;
  onChoose: (about: EventKind) => void;
}

/** The chip with what a plan is taken to be about, while it is written. */
export const AboutGuess = ({ plan, chosen, onChoose }: AboutGuessProps) => (
  <AboutChip about={chosen ?? guessAhead(plan)?.about ?? null} isGuess={chosen === null} onChoose={onChoose} />
);
