import type { AvoidSuggestion } from '@spire/domain/options';
import type { PlanCard, PlanPerson } from '@spire/domain/safetyPlan';

/** A card as lines alone: the cards that hold people are written otherwise. */
export type TextCard = Exclude<PlanCard, 'people'>;
type ChipCard = Exclude<TextCard, 'safe'>;

/** Examples by card; each names a text of `chips` in the messages. */
export const CHIPS = {
  signs: ['sleep', 'messages', 'away', 'much', 'food', 'circles', 'short'],
  alone: ['warm', 'breathe', 'blanket', 'rain', 'window', 'water', 'music', 'walk', 'write', 'watch'],
  places: ['bench', 'library', 'room', 'cafe', 'animal', 'safe'],
  others: ['sit', 'few', 'call', 'food', 'remind', 'doctor'],
} as const satisfies Record<ChipCard, readonly string[]>;

/** Examples that somebody may want to be spared (D23). */
export const TOUCHES: Readonly<Record<string, AvoidSuggestion>> = {
  breathe: 'meditation',
  walk: 'exercise',
  write: 'creative_tasks',
  watch: 'screen_use',
  safe: 'social_contact',
};

/** The questions of the card about safety: open, without a word of any means. */
export const ASKS = ['keep', 'where', 'away'] as const;

/** Drawings of the cards, as lines for `LineDrawing`, from Lucide (ISC licence). */
export const DRAWN = {
  signs: ['M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242', 'M16 14v6', 'M8 14v6', 'M12 16v6'],
  alone: [
    'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z',
    'M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12',
  ],
  places: [
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
    'M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  ],
  people: [
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  ],
  safe: [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  ],
  others: [
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
    'M16 3.128a4 4 0 0 1 0 7.744',
    'M22 21v-2a4 4 0 0 0-3-3.87',
    'M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ],
} as const satisfies Record<PlanCard, readonly string[]>;

/** The sentence on how much stands on a card: nothing has to. */
export const ENOUGH = {
  signs: 'three',
  alone: 'three',
  places: 'three',
  people: 'one',
  safe: 'any',
  others: 'three',
} as const satisfies Record<PlanCard, string>;

/** The lines of a card as people read them: somebody to call with their number. */
export const linesOf = (entries: readonly (string | PlanPerson)[]): string[] =>
  entries.map((entry) => (typeof entry === 'string' ? entry : [entry.name, entry.number].filter(Boolean).join(' · ')));
