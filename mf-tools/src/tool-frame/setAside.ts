/** How long an exercise that was stopped is not suggested. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/** The key lies among the drafts, so that logging out deletes it; it stays on this device. */
const keyOf = (userId: string) => `spire.draft.setAside.${userId}`;

function entriesOf(userId: string, now: number): [id: string, at: number][] {
  const kept = localStorage.getItem(keyOf(userId)) ?? '';
  return kept
    .split(' ')
    .map((entry): [string, number] => {
      const [name = '', at] = entry.split('@');
      return [decodeURIComponent(name), Number(at)];
    })
    .filter(([id, at]) => id !== '' && now - at < DAYS * DAY_MS);
}

/** The exercises that this person has stopped in the last fortnight, by their ids. */
export const setAsideFor = (userId: string, now: number): ReadonlySet<string> =>
  new Set(entriesOf(userId, now).map(([id]) => id));

/** Does not suggest this one for a while: it was too much. */
export function setAside(userId: string, id: string, now: number): void {
  const entries: [string, number][] = [...entriesOf(userId, now).filter(([each]) => each !== id), [id, now]];
  try {
    localStorage.setItem(keyOf(userId), entries.map(([each, at]) => `${encodeURIComponent(each)}@${at}`).join(' '));
  } catch {
    // A full or closed storage: it may be suggested again, and can be stopped again.
  }
}
