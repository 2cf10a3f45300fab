import type { SuggestionCategory } from '@spire/domain/options';
import type { Ideas } from '../schema/suggestions.ts';
import { TEXTS } from './generated/ideas.ts';

/** Something small to choose for oneself, from the catalogue (D25). */
export type Idea = Ideas[number];

/** The three categories of the catalogue, in their order, and what their ideas count as. */
export const IDEA_SECTIONS = { movement: 'physical', mind: 'mindfulness', food: 'practical' } as const satisfies Record<
  string,
  SuggestionCategory
>;
export type IdeaSection = keyof typeof IDEA_SECTIONS;

const { 'breathing-break': breaks, ...sections } = TEXTS;
const [first] = breaks;
if (first === undefined) throw new RangeError('No break is written');

/** The break that stands before the catalogue. */
export const BREATHING_BREAK: Idea = first;

export const IDEAS: Record<IdeaSection, readonly Idea[]> = sections;
