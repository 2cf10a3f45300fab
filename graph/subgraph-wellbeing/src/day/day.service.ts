import { isHard } from '@spire/domain/dayMode';
import { localDate } from '@spire/domain/dates';
import { TEXT_MARK } from '@spire/domain/textMark';
import type { FieldError } from '@spire/domain/errorCodes';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { oncePerRequest } from '@spire/graph-kit/oncePerRequest';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { NoteHelpInput, NoteWeightInput, SetAllShownInput, SetHelpAsideInput } from './day.input.ts';
import type { DayStore } from './day.store.ts';
import type { Day } from './day.type.ts';

export interface DayService {
  /** The day it now is where the person is (D18); read once for each request. */
  ofToday(context: RequestContext): Promise<Day>;
  /** Notes help that was found for its date (D84); answers whether it stands, which it does not once it is set aside. */
  noteHelp(claims: Claims, input: NoteHelpInput, now: Date): Promise<boolean>;
  /** Notes what weighs in something that was asked for, for the rest of its date (D61). */
  noteWeight(claims: Claims, input: NoteWeightInput, now: Date): Promise<void>;
  /** "This is not about me" (S11): ends the mode after help as far as this text made it, or whatever made it. */
  setHelpAside(claims: Claims, input: SetHelpAsideInput, now: Date): Promise<Day>;
  /** "Show everything all the same", for that date (D58). */
  setAllShown(claims: Claims, input: SetAllShownInput, now: Date): Promise<Day>;
}

const markErrors = (mark: string): FieldError[] => (TEXT_MARK.test(mark) ? [] : [{ field: 'mark', code: 'INVALID' }]);

/** The part of a day's own lists kept back: all after help, and what was not written for it on a hard one. */
export type KeptBack = 'all' | 'unlessForHardDays' | 'nothing';

/** The part of the lists that is held back, by the records alone; low energy holds nothing back. */
export function keptBackOn(day: Day): KeptBack {
  if (day.helpKind !== null) return 'all';
  return isHard(day) && !day.isAllShown ? 'unlessForHardDays' : 'nothing';
}

export function createDayService(store: DayStore): DayService {
  return {
    ofToday: oncePerRequest(({ claims, now, timeZone }: RequestContext) =>
      store.read(claims, localDate(now, timeZone)),
    ),
    noteHelp: async (claims, found, now) => {
      refuseWhenWrong([...acceptedDateErrors(found.date, now), ...markErrors(found.mark)]);
      return store.note(claims, found);
    },
    noteWeight: async (claims, { date, kind = null, isNynorsk }, now) => {
      refuseWhenWrong(acceptedDateErrors(date, now));
      await store.putWeight(claims, { date, source: 'asked' }, { kind, isNynorsk });
    },
    setHelpAside: async (claims, text, now) => {
      const { date, mark = null } = text;
      refuseWhenWrong([...acceptedDateErrors(date, now), ...(mark === null ? [] : markErrors(mark))]);
      await (mark === null ? store.setAllAside(claims, date) : store.setAside(claims, { date, mark }));
      return store.read(claims, date);
    },
    setAllShown: async (claims, { date, isAllShown }, now) => {
      refuseWhenWrong(acceptedDateErrors(date, now));
      await store.setAllShown(claims, date, isAllShown);
      return store.read(claims, date);
    },
  };
}
