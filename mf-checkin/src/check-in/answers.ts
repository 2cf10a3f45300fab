import { CHECK_IN_FIELDS, type CheckInDraft } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { blankDraft, pickFields, trimFields } from '@spire/domain/recordFields';
import type { SaveCheckInInput } from '../graphTypes.generated.ts';
import type { TodaysCheckInQuery } from './TodaysCheckIn.generated.ts';

/** A check-in as the server keeps it. */
export type CheckIn = NonNullable<TodaysCheckInQuery['me']['todaysCheckIn']>;

/** The draft that the form and the device hold: the answers, and the day on which they were begun. */
export interface AnswersDraft extends CheckInDraft {
  date: LocalDate | null;
}

export const NO_ANSWERS: AnswersDraft = { date: null, ...blankDraft(CHECK_IN_FIELDS) };

/** The answers of a saved check-in, to be changed in the form. */
export function answersOf(checkIn: CheckIn): AnswersDraft {
  return { date: checkIn.date, ...pickFields(CHECK_IN_FIELDS, checkIn) };
}

/** Whether the same is answered, whatever the day. */
export function hasSameAnswers(one: AnswersDraft, other: AnswersDraft): boolean {
  return JSON.stringify({ ...one, date: null }) === JSON.stringify({ ...other, date: null });
}

function known<T extends string>(ids: readonly string[], table: Record<T, string>): T[] {
  const list = keysOf(table);
  return ids.filter((id): id is T => isOneOf(list, id));
}

/** The input to send. A chip that an old draft holds and no list knows any more is left out rather than refused. */
export function inputFrom(draft: CheckInDraft, date: LocalDate) {
  return {
    date,
    ...trimFields(CHECK_IN_FIELDS, draft),
    whatIsGood: known(draft.whatIsGood, GOOD_NOW),
    lookingForward: known(draft.lookingForward, LOOKING_FORWARD),
    needMore: known(draft.needMore, NEED_MORE),
  } satisfies SaveCheckInInput;
}
