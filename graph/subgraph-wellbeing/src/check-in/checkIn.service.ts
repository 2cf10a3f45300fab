import { CHECK_IN_FIELDS, checkInErrors } from '@spire/domain/checkInRules';
import { localDate } from '@spire/domain/dates';
import { trimFields } from '@spire/domain/recordFields';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type Page, type PageArguments, readPage } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import type { DayStore } from '../day/day.store.ts';
import { weightIn } from '@spire/language/readWeight';
import type { SaveCheckInInput } from './checkIn.input.ts';
import type { CheckInStore } from './checkIn.store.ts';
import { CHECK_IN_TEXTS } from './checkIn.texts.ts';
import type { CheckIn } from './checkIn.type.ts';

export interface CheckInService {
  /** The check-in of a date; null when there is none. */
  find(claims: Claims, date: string): Promise<CheckIn | null>;
  /** The check-in of the date it now is where the person is (D18). */
  findTodays(context: RequestContext): Promise<CheckIn | null>;
  /** A page of at most 50 check-ins (D17), newest first. */
  page(claims: Claims, wanted: PageArguments): Promise<Page<CheckIn>>;
  /** Saves the check-in of its date, over an earlier one; refuses with every wrong field at once (D18, D19). */
  save(claims: Claims, input: SaveCheckInInput, now: Date): Promise<CheckIn>;
}

export function createCheckInService(store: CheckInStore, days: Pick<DayStore, 'putWeight'>): CheckInService {
  return {
    find: (claims, date) => store.find(claims, date),
    findTodays: ({ claims, now, timeZone }) => store.find(claims, localDate(now, timeZone)),
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wish)),
    save: async (claims, input, now) => {
      const { date } = input;
      const answers = { date, ...trimFields(CHECK_IN_FIELDS, input), updatedAt: now };
      const unstorable = storableErrors(CHECK_IN_TEXTS.of(answers));
      refuseWhenWrong([...acceptedDateErrors(date, now), ...unstorable, ...checkInErrors(answers)]);
      const saved = await store.put(claims, answers);
      // The weight in it holds for the day, on every path (D61).
      const weight = await weightIn(Object.values(CHECK_IN_TEXTS.of(answers)));
      await days.putWeight(claims, { date, source: 'check_in' }, weight);
      return saved;
    },
  };
}
