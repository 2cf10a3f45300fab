import { deviceStorage } from '@spire/domain/deviceStorage';
import { dateHere, type LocalDate } from '@spire/domain/dates';
import type { SuggestionCategory } from '@spire/domain/options';
import { TRIAL_LIMITS, type TrialAnswer } from '@spire/domain/trial';

const KEY = 'spire.trial';
const DAY = 86_400_000;

/** A suggestion that was tried on this device without an account. The words are ours: nobody writes any on a trial (D94). */
export interface Tried {
  id: string;
  text: string;
  category: SuggestionCategory;
  answer: TrialAnswer;
  date: LocalDate;
  /** When it was done, in milliseconds. */
  at: number;
}

/** The trials on this device, which no server knows (D67). */
export interface Trial {
  tried: readonly Tried[];
  /** The suggestion whose minute is running. */
  running?: { answer: TrialAnswer; textId: string; at: number } | undefined;
  /** The day on which the leaf was not to be taken care of: it is not asked about again. */
  declinedOn?: LocalDate | undefined;
}

const NOTHING: Trial = { tried: [] };

function stored(): Trial {
  try {
    return { ...NOTHING, ...(JSON.parse(deviceStorage.getItem(KEY) ?? '{}') as Partial<Trial>) };
  } catch {
    return NOTHING;
  }
}

function write(trial: Trial): Trial {
  const isEmpty = trial.tried.length === 0 && trial.running === undefined;
  if (isEmpty) deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, JSON.stringify(trial));
  return trial;
}

/** Today by the device's own clock, which is all that a trial knows of. */
export const trialDay = (): LocalDate => dateHere(new Date());

/** The kept trials; those older than seven days, or in the future of a clock that was set back, are deleted first. */
export function keptTrial(): Trial {
  if (deviceStorage.getItem(KEY) === null) return NOTHING;
  const now = Date.now();
  const within = (days: number) => (each: { at: number }) => each.at > now - days * DAY && each.at < now + DAY;
  const { tried, running, ...rest } = stored();
  const [goesOn] = running === undefined ? [] : [running].filter(within(1));
  return write({ ...rest, tried: tried.filter(within(TRIAL_LIMITS.days)), running: goesOn });
}

export const changeTrial = (change: Partial<Trial>): Trial => write({ ...keptTrial(), ...change });

/** Deletes all of it, and answers what it was, to be put back for as long as the page is open. */
export function forgetTrial(): Trial {
  const before = stored();
  deviceStorage.removeItem(KEY);
  return before;
}

/** How many more may be tried today. */
export const trialsLeft = ({ tried }: Trial, today: LocalDate): number =>
  Math.max(0, TRIAL_LIMITS.aDay - tried.filter(({ date }) => date === today).length);

/** The last day on which the newest leaf is here. */
export function keptUntil({ tried }: Trial): LocalDate | undefined {
  const newest = tried.at(-1);
  if (newest === undefined) return undefined;
  return dateHere(new Date(newest.at + TRIAL_LIMITS.days * DAY));
}
