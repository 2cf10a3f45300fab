import { deviceStorage } from '@spire/domain/deviceStorage';

/**
 * How many days an exercise rests: after it felt worse or was not wanted again, after a second stop (D90), and after a first, so that it is
 * not among the milder ones that follow at once.
 */
const RESTS = { worse: 30, unwanted: 30, stoppedTwice: 14, stopped: 1 };
/** How many days a stop is remembered. */
const REMEMBERED = 30;
const DAY_MS = 86_400_000;

const REASONS = ['worse', 'unwanted', 'stopped'] as const;
type Reason = (typeof REASONS)[number];

interface Entry {
  id: string;
  at: number;
  reason: Reason;
}

/** The key lies among the drafts, so that logging out deletes it; it stays on this device. */
const keyOf = (userId: string) => `spire.draft.setAside.${userId}`;

function entriesOf(userId: string, now: number): Entry[] {
  const kept = deviceStorage.getItem(keyOf(userId)) ?? '';
  return kept
    .split(' ')
    .map((entry): Entry => {
      const [id = '', at, reason] = entry.split('@');
      return {
        id: decodeURIComponent(id),
        at: Number(at),
        reason: REASONS.find((each) => each === reason) ?? 'stopped',
      };
    })
    .filter(({ id, at }) => id !== '' && now - at < REMEMBERED * DAY_MS);
}

function keep(userId: string, entries: readonly Entry[]): void {
  const kept = entries.map(({ id, at, reason }) => `${encodeURIComponent(id)}@${at}@${reason}`);
  deviceStorage.setItem(keyOf(userId), kept.join(' '));
}

/** The exercises that rest for this person, by their ids. */
export function setAsideFor(userId: string, now: number): ReadonlySet<string> {
  const entries = entriesOf(userId, now);
  const isStop = ({ id, reason }: Entry, of: Entry) => id === of.id && reason === 'stopped';
  const daysFor = (entry: Entry) => {
    if (entry.reason !== 'stopped') return RESTS[entry.reason];
    return entries.filter((each) => isStop(each, entry)).length > 1 ? RESTS.stoppedTwice : RESTS.stopped;
  };
  return new Set(entries.filter((entry) => now - entry.at < daysFor(entry) * DAY_MS).map(({ id }) => id));
}

/** A week in which that has happened more than once. */
const LATELY_MS = 7 * DAY_MS;

/** Whether exercises have made things worse more than once lately. */
export const isOftenWorse = (userId: string, now: number): boolean =>
  entriesOf(userId, now).filter(({ at, reason }) => reason === 'worse' && now - at < LATELY_MS).length > 1;

/** Notes that this one was stopped, felt worse or is not wanted again. */
export function setAside(userId: string, id: string, now: number, reason: Reason = 'stopped'): void {
  keep(userId, [...entriesOf(userId, now), { id, at: now, reason }]);
}

/** Undoes the rest of an exercise that was not only stopped. */
export function bringBack(userId: string, id: string, now: number): void {
  keep(
    userId,
    entriesOf(userId, now).filter((each) => each.id !== id || each.reason === 'stopped'),
  );
}
