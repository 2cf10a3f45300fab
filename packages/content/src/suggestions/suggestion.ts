import type { CapacityLevel } from '@spire/domain/capacity';
import type { PartOfDay } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, Goal, NeedMore, SuggestionCategory } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { TextTags } from '../textTags.ts';

/** One written suggestion; everything a choice is made from is a tag, so that no text has to be read by code. */
export interface Suggestion extends TextTags {
  id: string;
  text: Record<Language, string>;
  emoji: string;
  minutes: number;
  category: SuggestionCategory;
  /** The lowest level it suits; it suits every level above as well. */
  capacity: CapacityLevel;
  /** What a person may have asked to be spared that this text touches (trap 100). */
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
  goals: readonly Goal[];
  needs: readonly NeedMore[];
  /** Whom it suits especially; empty for anybody. */
  considerations: readonly Consideration[];
  /** When it makes sense; empty for any time. */
  partsOfDay: readonly PartOfDay[];
  /** Whether it comes only where a wish tells of what it is for: it would puzzle, or hurt, anybody else. */
  isOnlyForWishes?: true;
}

/** A suggestion as its category's files hold it; the category is the file. */
export type WrittenSuggestion = Omit<Suggestion, 'category'>;
