import type { LocalDate } from '@spire/domain/dates';

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (name: string, userId: string) => `spire.draft.${name}.${userId}`;

/** Whether it was noted on this device, for this person and today; not where the device keeps nothing. */
export function isNoted(name: string, userId: string, today: LocalDate): boolean {
  try {
    return localStorage.getItem(keyOf(name, userId)) === today;
  } catch {
    return false;
  }
}

/** Notes it for today; a device that keeps nothing forgets it with the page. */
export function note(name: string, userId: string, today: LocalDate): void {
  try {
    localStorage.setItem(keyOf(name, userId), today);
  } catch {
    // It is only asked or offered once more.
  }
}
