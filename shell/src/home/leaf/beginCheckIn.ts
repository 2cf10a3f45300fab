import type { LocalDate } from '@spire/domain/dates';
import type { TrialAnswer } from '@spire/domain/trial';
import { draftsOf, writeDraft } from '@spire/remote-kit';

/** The page on which the answer of a try is gone on with. */
export const pageOf = (answer: TrialAnswer) => (answer === 'hard' ? 'hardDay' : 'checkin');

/**
 * Begins today's check-in with the answer, never finishes it (D94): tired as a need of energy, the lighter ones in words
 * that can be changed. The page of a hard day needs nothing to be begun. What the person has begun themselves stands.
 */
export function beginCheckIn(
  userId: string,
  today: LocalDate,
  answer: TrialAnswer,
  words: Readonly<Record<'soSo' | 'good', string>>,
): void {
  const name = `checkin.${userId}`;
  if (answer === 'hard' || draftsOf(userId).has(name)) return;
  const begun = answer === 'tired' ? { needMore: ['energi'] } : { whatIsGoodText: words[answer] };
  writeDraft(name, { date: today, ...begun });
}
