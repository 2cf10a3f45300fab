const PREFIX = 'spire.draft.';

let generation = 0;

/** Rises when all drafts are forgotten, so that a form still on screen does not write its own back. */
export function draftGeneration(): number {
  return generation;
}

/** Forgets every draft on this device; part of signing out. */
export function forgetDrafts(): void {
  generation += 1;
  unkept.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** The drafts of a person that lie here, by their name; forms name theirs `….<user id>`. */
export function draftsOf(userId: string): ReadonlyMap<string, object> {
  const keys = [...Object.keys(localStorage)].filter((key) => key.startsWith(PREFIX) && key.endsWith(`.${userId}`));
  const names = keys.map((key) => key.slice(PREFIX.length));
  return new Map([...names, ...unkept.keys()].map((name) => [name, readDraft(name, {})]));
}

/** What storage would not take: at least it survives a walk through the app. */
const unkept = new Map<string, object>();

/** What is kept under that name, over what the form begins with. */
export function readDraft<T extends object>(key: string, initial: T): T {
  try {
    const stored: unknown = unkept.get(key) ?? JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

/** Whether the device keeps it; a full or forbidden storage costs the safety net, not the form itself. */
export function writeDraft(key: string, value: object): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
  unkept.delete(key);
}
