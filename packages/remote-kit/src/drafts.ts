import { deviceStorage } from '@spire/domain/deviceStorage';

const PREFIX = 'spire.draft.';

/** The name lies among the drafts to be deleted with them; it is no draft, so leaving asks nothing about it. */
export const FOUND_HELP = 'foundHelp';

/** Timers lie there for the same reason, and are no drafts either. */
const TIMERS = 'timers';

/** Where the device keeps the timers that a person has started. */
export const timersKey = (userId: string): string => `${PREFIX}${TIMERS}.${userId}`;

let generation = 0;

/** Rises when drafts are forgotten, so that a form still on screen does not write its own back. */
export function draftGeneration(): number {
  return generation;
}

/** The names of the drafts that lie here: of a person, for forms name theirs `….<user id>`, or of everyone. */
function namesOf(userId: string | undefined): string[] {
  const stored = deviceStorage.keys().filter((key) => key.startsWith(PREFIX));
  const names = stored.map((key) => key.slice(PREFIX.length));
  return userId === undefined ? names : names.filter((name) => name.endsWith(`.${userId}`));
}

/** Forgets a person's drafts on this device as part of signing out; everyone's where it is not known who leaves. */
export function forgetDrafts(userId: string | undefined): void {
  generation += 1;
  for (const name of namesOf(userId)) removeDraft(name);
}

/** The drafts of a person that lie here, by their name. */
export function draftsOf(userId: string): ReadonlyMap<string, object> {
  const names = namesOf(userId).filter((name) => ![FOUND_HELP, TIMERS].some((other) => name.startsWith(`${other}.`)));
  const drafts = names.map((name) => [name, readDraft(name, {})] as const);
  return new Map(drafts.filter(([, draft]) => Object.keys(draft).length > 0));
}

/** The draft kept under that name, over what the form begins with. */
export function readDraft<T extends object>(key: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(PREFIX + key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

/** Whether the device keeps it; where it does not, it survives a walk through the app. */
export const writeDraft = (key: string, value: object): boolean =>
  deviceStorage.setItem(PREFIX + key, JSON.stringify(value));

export const removeDraft = (key: string): void => deviceStorage.removeItem(PREFIX + key);
