import type { CapacityLevel } from './capacity.ts';

/** The kinds of days, the weightiest first (D58): the first that holds wins, until the person's midnight. */
export const DAY_MODES = ['afterHelp', 'hard', 'rest', 'low', 'ordinary'] as const;
export type DayMode = (typeof DAY_MODES)[number];

/** The mood that makes a day hard by itself, of 1 to 5. */
export const HARD_MOOD = 1;

/** Today's records as far as they decide the kind of day, wherever they are read. */
export interface DayRecords {
  /** Whether words of a crisis were written today and not set aside as "not about me". */
  isHelpFound: boolean;
  /** Whether today's check-in says that the day is hard. */
  isHardDay: boolean;
  /** Today's mood, 1 to 5; null while there is none. */
  mood: number | null;
  isRestDay: boolean;
  /** Whether the person asked to see everything all the same today. */
  isAllShown: boolean;
}

/** Settings and profile as far as they tell how much there is to spend today. */
export interface DayStrength {
  lowEnergyToday: boolean;
  brainInjuryMode: boolean;
  capacityLevel: CapacityLevel | null;
}

/** Whether the day is hard by what was said of it: in the check-in, or by the lowest mood. */
export const isHard = ({ isHardDay, mood }: Pick<DayRecords, 'isHardDay' | 'mood'>): boolean =>
  isHardDay || mood === HARD_MOOD;

/** The mode of a day; "show everything" leaves every mode but the one after help (D58, S11). */
export function dayMode(records: DayRecords, strength: DayStrength): DayMode {
  if (records.isHelpFound) return 'afterHelp';
  if (records.isAllShown) return 'ordinary';
  if (isHard(records)) return 'hard';
  if (records.isRestDay) return 'rest';
  const { lowEnergyToday, brainInjuryMode, capacityLevel } = strength;
  return lowEnergyToday || brainInjuryMode || (capacityLevel ?? 'low') === 'low' ? 'low' : 'ordinary';
}

/**
 * Offers that a mode allows without having been opened by hand: nothing but help, texts written for hard days, or
 * anything that fits the capacity.
 */
export type Offering = 'help' | 'hardDayTexts' | 'anyText';

const OFFERINGS: Record<DayMode, Offering> = {
  afterHelp: 'help',
  hard: 'hardDayTexts',
  rest: 'anyText',
  low: 'anyText',
  ordinary: 'anyText',
};

/** The offering that Spire may make of its own accord in this mode, on every path. */
export const offeringIn = (mode: DayMode): Offering => OFFERINGS[mode];

/** Whether a reminder or a gentle buzz may come: never on a day that asks for quiet. */
export const mayInvite = (mode: DayMode): boolean => mode === 'ordinary';
