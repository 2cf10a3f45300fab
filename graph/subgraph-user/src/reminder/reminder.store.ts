import { FIRST_REMINDERS, REMINDER_KINDS, WEEKDAYS } from '@spire/domain/reminders';
import type { Claims } from '@spire/graph-kit/claims';
import { knownIds } from '@spire/graph-kit/knownIds';
import type { UserDatabase } from '../database.ts';
import type { Reminder as Row } from '../generated/client.ts';
import type { Reminder } from './reminder.type.ts';

/** The place and time of a reminder that was sent. */
interface Said {
  timeZone: string;
  now: Date;
}

export interface ReminderStore {
  /** The person's choice; off, with what a first choice begins with, while they have chosen nothing. */
  read(claims: Claims): Promise<Reminder>;
  /** Writes the whole of it; the database reckons when it is due next. */
  write(claims: Claims, reminder: Reminder, said: Said): Promise<Reminder>;
}

const NEVER_CHOSEN: Reminder = {
  isOn: false,
  kinds: [...FIRST_REMINDERS.kinds],
  days: [...FIRST_REMINDERS.days],
  time: FIRST_REMINDERS.time,
};

function toReminder(row: Row | null): Reminder {
  if (row === null) return NEVER_CHOSEN;
  const { isOn, kinds, days, time } = row;
  return { isOn, kinds: knownIds(REMINDER_KINDS, kinds), days: knownIds(WEEKDAYS, days), time };
}

export function createReminderStore(database: UserDatabase): ReminderStore {
  return {
    read: async (claims) =>
      toReminder(
        await database.queryAsCaller(claims, (client) => client.reminder.findFirst({ where: { userId: claims.sub } })),
      ),
    write: async (claims, reminder, { timeZone, now }) => {
      const { isOn, kinds, days, time } = reminder;
      const data = { isOn, kinds, days, time, timeZone, updatedAt: now };
      const where = { userId: claims.sub };
      const create = { ...data, userId: claims.sub };
      return toReminder(
        await database.queryAsCaller(claims, (client) => client.reminder.upsert({ where, create, update: data })),
      );
    },
  };
}
