import type { LocalDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string) => `spire.suggestion.${userId}`;

/** Which suggestion of the day the person has come to on this device; 1 on a new day or when nothing is kept. */
export function readNumber(store: Store, userId: string, today: LocalDate): number {
  const [date, number] = (store.getItem(keyOf(userId)) ?? '').split(' ');
  const kept = Number(number);
  return date === today && Number.isInteger(kept) && kept >= 1 && kept <= LIMITS.suggestionsPerDay ? kept : 1;
}

/** Keeps the place; the day before is forgotten. */
export function keepNumber(store: Store, userId: string, today: LocalDate, number: number): void {
  store.setItem(keyOf(userId), `${today} ${number}`);
}
