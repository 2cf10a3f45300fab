import { daysBetween, type LocalDate } from '@spire/domain/dates';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { hasHelped } from '../tool-frame/felt.ts';

/** One that was done, and how it felt, where that was told. */
export interface Done {
  activity: string;
  category: string;
  date: LocalDate;
  feltAfter: AfterFeeling | null;
}

/** What an answer is worth when it is new; after so many days half of that. */
const WORTH = { helped: 1, tired: -0.5, unsettled: -2 };
const HALF_LIFE_DAYS = 30;
/** One that was done in so many days is not new. */
const LATELY_DAYS = 2;

function worthOf(feeling: AfterFeeling | null): number {
  if (hasHelped(feeling)) return WORTH.helped;
  return feeling === 'tired' || feeling === 'unsettled' ? WORTH[feeling] : 0;
}

/** What has been learnt of them: the sum of the answers, each the less the older it is. */
export const scoreOf = (done: readonly Done[], today: LocalDate): number =>
  done.reduce(
    (sum, { feltAfter, date }) => sum + worthOf(feltAfter) * 0.5 ** (daysBetween(date, today) / HALF_LIFE_DAYS),
    0,
  );

export const isOfLately = ({ date }: Done, today: LocalDate): boolean => daysBetween(date, today) < LATELY_DAYS;
