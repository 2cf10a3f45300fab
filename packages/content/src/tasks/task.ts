import type { PartOfDay } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { TextTags } from '../textTags.ts';

/** The three tiers tasks are written for; moderate uses limited (spec 2 §9). */
export const TASK_TIERS = ['low', 'limited', 'high'] as const;
export type TaskTier = (typeof TASK_TIERS)[number];

/** One written task of the day; what a choice is made from is tags, so that no text has to be read by code. */
export interface Task extends TextTags {
  id: string;
  /** One sentence, at most 100 characters: the card shows no more at first (spec 2 §9). */
  text: Record<Language, string>;
  minutes: number;
  /** What a person may have asked to be spared that this text touches (trap 100). */
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
  /** The considerations it suits especially well; it may be given to anyone. */
  suits: readonly Consideration[];
  /** What it gives more of, as the check-in asks for it; one at least. */
  needs: readonly NeedMore[];
  /** When it makes sense; any time where left out. */
  partsOfDay?: readonly PartOfDay[];
}

/** The tasks of one type: a pool for each tier. */
export type TaskPools = Record<TaskTier, readonly Task[]>;
