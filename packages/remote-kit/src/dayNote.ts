import { deviceStorage } from '@spire/domain/deviceStorage';
import type { LocalDate } from '@spire/domain/dates';

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (name: string, userId: string) => `spire.draft.${name}.${userId}`;

/** Whether it was noted on this device, for this person and today. */
export const isNoted = (name: string, userId: string, today: LocalDate): boolean =>
  deviceStorage.getItem(keyOf(name, userId)) === today;

/** Notes it for today; a device that keeps nothing forgets it with the page. */
export function note(name: string, userId: string, today: LocalDate): void {
  deviceStorage.setItem(keyOf(name, userId), today);
}
