import type { TrialText } from '@spire/content/trialTexts';
import type { PartOfDay } from '@spire/domain/dates';
import type { TrialAnswer } from '@spire/domain/trial';

interface Wanted {
  answer: TrialAnswer;
  part: PartOfDay;
  /** The ids of those that were shown already; once all were, they come again. */
  seen: readonly string[];
  /** From 0 up to 1, as `Math.random` gives it. */
  chance: number;
}

/** A text for that answer at that part of the day, another than those seen. */
export function chooseText(texts: readonly TrialText[], { answer, part, seen, chance }: Wanted): TrialText {
  const fitting = texts.filter(
    ({ answers, partsOfDay }) => answers.includes(answer) && (partsOfDay.length === 0 || partsOfDay.includes(part)),
  );
  const unseen = fitting.filter(({ id }) => !seen.includes(id));
  // Of those that come again, the last one seen is not the next.
  const left = unseen.length > 0 ? unseen : fitting.filter(({ id }) => id !== seen.at(-1));
  const chosen = left[Math.floor(chance * left.length)] ?? texts[0];
  if (chosen === undefined) throw new RangeError('No text is written for a trial');
  return chosen;
}
