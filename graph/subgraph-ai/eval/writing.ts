import type { Facts } from '../src/facts/facts.ts';

/** The kinds of text there are, as the table names them. */
export const KINDS = {
  card: 'suggestion, card',
  list: 'suggestions, list of three',
  memory: 'suggestion from a memory',
  answers: 'answers to a wish',
  tasks: 'tasks',
  boundary: 'saying no',
  validation: 'backing a no',
  exercise: 'small exercise',
  expectation: 'expectation lift',
  company: 'plan for company',
} as const;
export type Kind = keyof typeof KINDS;

/** One answer to one request, and what it was written from. */
export interface Writing {
  kind: Kind;
  /** As they were when it was asked for, with what had been suggested by then. */
  facts: Facts;
  /** Each text that is read for itself: three of a list, one of a card. */
  texts: readonly string[];
  /** Titles, buttons, reminders: read, but no text of their own. */
  beside: readonly string[];
  /** Processor time of ours, or how long a provider took. */
  milliseconds: number;
}
