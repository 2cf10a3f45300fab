import type { CapacityLevel } from '@spire/domain/capacity';
import type { PartOfDay } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, MemoryCategory, SuggestionCategory } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { TextTags } from '../textTags.ts';

/** A suggestion that a memory of the person's own is put into (D23): `{title}` is what they called it. */
export interface MemorySuggestion extends Pick<TextTags, 'assumes'> {
  id: string;
  /** The kind of memory it is written for. */
  memory: MemoryCategory;
  category: SuggestionCategory;
  /** Holds `{title}` once, in quotation marks: the words are the person's, and may be of any kind and language. */
  text: Record<Language, string>;
  emoji: string;
  minutes: number;
  /** The lowest level it suits; it suits every level above as well. */
  capacity: CapacityLevel;
  /** What a person may have asked to be spared that this text touches (trap 100). */
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
  /** When it makes sense; empty for any time. */
  partsOfDay: readonly PartOfDay[];
}

/** A template as its category's file holds it; the category of the memory is told beside it. */
export type WrittenMemorySuggestion = Omit<MemorySuggestion, 'memory'>;
