import { DEFAULT_LANGUAGE, parseLanguage } from '@spire/domain/languages';
import { REMINDER_KINDS } from '@spire/domain/reminders';
import { describeForLog } from '@spire/graph-kit/errors';
import { knownIds } from '@spire/graph-kit/knownIds';
import type { Log } from '@spire/graph-kit/log';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { PUSH_DEVICE_TEXTS } from '../push-device/pushDevice.texts.ts';
import type { PushCarrier } from './pushSettings.ts';
import type { PushTarget } from './pushTarget.ts';
import type { DueReminder, ReminderQueue } from './reminderQueue.ts';

interface SenderOptions {
  queue: ReminderQueue;
  vault: Vault;
  carry: PushCarrier;
  log: Log;
}

/** The counts of one run of the sender. */
export interface SentReminders {
  sent: number;
  gone: number;
  failed: number;
}

/** How many browsers are written to at the same time. */
const AT_ONCE = 10;

/** Sends everything that is due at that moment and forgets browsers that are no more. */
export async function sendDueReminders({ queue, vault, carry, log }: SenderOptions, at: Date): Promise<SentReminders> {
  const counted: SentReminders = { sent: 0, gone: 0, failed: 0 };

  async function send(due: DueReminder): Promise<void> {
    try {
      const { userId, device, target, language } = due;
      const key = await vault.keyOf(userId);
      const opened = PUSH_DEVICE_TEXTS.open(key, { userId, row: device }, { target });
      const kinds = knownIds(REMINDER_KINDS, due.kinds);
      const message = { kinds, language: parseLanguage(language) ?? DEFAULT_LANGUAGE };
      const delivery = await carry(JSON.parse(opened.target) as PushTarget, message);
      if (delivery === 'gone') await queue.forget(due);
      counted[delivery] += 1;
    } catch (error) {
      counted.failed += 1;
      log.warn({ error: describeForLog(error) }, 'A reminder could not be sent');
    }
  }

  const due = await queue.claim(at);
  const waiting = due.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of waiting) await send(each);
    }),
  );
  if (counted.failed > 0) log.warn(counted, 'Some reminders did not arrive');
  return counted;
}

/** So often the clock is looked at; a reminder comes within so long of its time. */
const EVERY_MS = 15_000;

/** Looks at the clock until it is stopped, one look at a time; stopping waits for what is being sent. */
export function startReminderSender(options: SenderOptions, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking ??= sendDueReminders(options, new Date())
      .catch((error: unknown) => {
        options.log.warn({ error: describeForLog(error) }, 'What is due could not be asked for');
      })
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
