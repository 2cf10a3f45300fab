import { DEFAULT_TIME_ZONE } from '@spire/domain/dates';
import { reminderErrors, WEEKDAYS } from '@spire/domain/reminders';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { SaveReminderInput } from './reminder.input.ts';
import type { ReminderStore } from './reminder.store.ts';
import type { Reminder } from './reminder.type.ts';

type Moment = Pick<RequestContext, 'claims' | 'now' | 'timeZone'>;

export interface ReminderService {
  /** The reminders the person wants (A11: none, until they say so). */
  find(moment: Pick<Moment, 'claims'>): Promise<Reminder>;
  /** Keeps what they want, by the clocks where they are now. */
  save(moment: Moment, input: SaveReminderInput): Promise<Reminder>;
}

/** PostgreSQL reads a bare offset the other way round; a zone by its name knows when clocks change. */
const namedZone = (zone: string) => (/^[A-Za-z]/.test(zone) ? zone : DEFAULT_TIME_ZONE);

export function createReminderService(store: ReminderStore): ReminderService {
  return {
    find: ({ claims }) => store.read(claims),
    save: async ({ claims, now, timeZone }, input) => {
      refuseWhenWrong(reminderErrors(input));
      const days = WEEKDAYS.filter((day) => input.days.includes(day));
      return store.write(claims, { ...input, days }, { now, timeZone: namedZone(timeZone) });
    },
  };
}
