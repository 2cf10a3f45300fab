import type { AfterFeeling } from '@spire/domain/toolOptions';

/** Afterwards nothing was better. */
const NO_HELP: readonly AfterFeeling[] = ['same', 'tired', 'unsettled'];

export const hasHelped = (feeling: AfterFeeling | null | undefined): boolean =>
  feeling !== null && feeling !== undefined && !NO_HELP.includes(feeling);

/** So often it has to be true before it is said. */
const SAID_FROM = 3;

/** Whether these answers, all to one exercise, say that it does good. */
export const doesGood = (felt: readonly (AfterFeeling | null)[]): boolean => felt.filter(hasHelped).length >= SAID_FROM;

/** Whether somebody feels worse than before: unsettled, or tired after what was for energy. */
export const isWorse = (feeling: AfterFeeling | null, isForEnergy: boolean): boolean =>
  feeling === 'unsettled' || (feeling === 'tired' && isForEnergy);
