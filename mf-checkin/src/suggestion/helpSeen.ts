import type { LocalDate } from '@spire/domain/dates';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Beside the drafts, so that it is forgotten with them when somebody logs out. */
const keyOf = (userId: string) => `spire.draft.helpSeen.${userId}`;

/**
 * Which version of the check-in the help was closed for today, on this device; undefined when it was not (S11). That a
 * text led to it is kept nowhere else (S12).
 */
export function helpSeen(store: Store, userId: string, today: LocalDate): string | undefined {
  const [day, version] = store.getItem(keyOf(userId))?.split(' ') ?? [];
  return day === today ? version : undefined;
}

/** Keeps that it was closed; the day before is forgotten. */
export const keepHelpSeen = (store: Store, userId: string, today: LocalDate, version: string) =>
  store.setItem(keyOf(userId), `${today} ${version}`);
