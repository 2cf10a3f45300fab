import { guessRequest } from '@spire/content/guessRequest';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { RequestGuess } from '@spire/domain/refusals';
import { readRequest } from '@spire/language/readers';

/** The guess for each class of the classifier, used where plain words say nothing. */
const BY_CLASS: Record<RequestKind, RequestGuess> = {
  work: { who: 'work', kind: 'do' },
  family: { who: 'family', kind: null },
  money: { who: null, kind: 'lend' },
  party: { who: null, kind: 'attend' },
  care: { who: null, kind: 'do' },
  practical: { who: null, kind: 'do' },
  dates: { who: null, kind: 'attend' },
  digital: { who: null, kind: 'answer' },
  school: { who: 'school', kind: null },
  violence: { who: null, kind: null },
};

/**
 * The asker and kind of request: as the person chose, else by plain words, else by the classifier. No guess is an answer
 * as well, and gives what suits any request (D62).
 */
export async function guessOf(shouldDo: string, chosen: RequestGuess): Promise<RequestGuess> {
  const plain = guessRequest(shouldDo);
  const guess: RequestGuess = { who: chosen.who ?? plain.who, kind: chosen.kind ?? plain.kind };
  if (guess.who !== null && guess.kind !== null) return guess;
  const read = await readRequest(shouldDo);
  if (read.kind !== 'confident') return guess;
  const { who, kind } = BY_CLASS[read.label];
  return { who: guess.who ?? who, kind: guess.kind ?? kind };
}
