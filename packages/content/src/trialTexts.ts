import type { TrialTexts } from '../schema/trial.ts';
import { TEXTS as LIGHTER } from './generated/trialTexts.ts';
import { TEXTS as OF_HARD_DAYS } from './generated/trialTextsOfHardDays.ts';

/** One text of a trial without an account. */
export type TrialText = TrialTexts[number];

/** The suggestions that are tried without an account: each is short, needs nobody and nothing, and suits anybody (D67). */
export const TRIAL_TEXTS: TrialTexts = [...OF_HARD_DAYS, ...LIGHTER];
