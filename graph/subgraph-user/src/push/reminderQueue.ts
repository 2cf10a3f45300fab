import type { ServiceDatabase } from '@spire/graph-kit/serviceDatabase';

/** One browser that somebody is to be reminded in now. */
export interface DueReminder {
  userId: string;
  kinds: string[];
  language: string;
  device: string;
  /** Sealed with the person's key. */
  target: Buffer;
}

export interface ReminderQueue {
  /** Takes the untaken reminders due at that time; the taker sends them. */
  claim(at: Date): Promise<DueReminder[]>;
  /** A browser that cannot be reached any more. */
  forget(reminder: Pick<DueReminder, 'userId' | 'device'>): Promise<void>;
}

/** After so many minutes a reminder is none any more: the service was down, and the moment is past. */
const LATE_MINUTES = 30;
/** People at a time: what is left is taken at once by the next question. */
const CLAIMED_AT_ONCE = 200;

/** Due reminders, asked in the name of the service: a person's rows are otherwise only theirs (D39). */
export function reminderQueueIn({ ask }: Pick<ServiceDatabase, 'ask'>): ReminderQueue {
  return {
    claim: async (at) => {
      const { rows } = await ask<DueReminder>(
        `select user_id as "userId", kinds, language, device, target from users.claim_reminders($1, $2, $3)`,
        [at, LATE_MINUTES, CLAIMED_AT_ONCE],
      );
      return rows;
    },
    forget: async ({ userId, device }) => {
      await ask('select users.forget_push_device($1, $2)', [userId, device]);
    },
  };
}
