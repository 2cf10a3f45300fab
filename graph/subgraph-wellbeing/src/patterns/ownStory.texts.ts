import type { NamedPair } from '@spire/domain/patterns/kinds';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The sealed choices of patterns and pacing (D41, D71); a person's one row is named `own`. */
export const STORY_TEXTS = sealedTexts('wellbeing.own_story', ['choices']);

export interface StoryChoices {
  isPatternsOn: boolean;
  isPacingOn: boolean;
  question: NamedPair | null;
  /** The date of the last question, from which the next is counted. */
  askedOn: string | null;
  hidden: (NamedPair & {
    /** The last date of it; null for good. */
    until: string | null;
  })[];
  trial: (NamedPair & { firstDate: string }) | null;
}

export const NO_CHOICES: StoryChoices = {
  isPatternsOn: true,
  isPacingOn: false,
  question: null,
  askedOn: null,
  hidden: [],
  trial: null,
};

/** Unchecked values; an import has been checked by its rules before. */
type Written = { [Name in keyof StoryChoices]: unknown };

export const writtenChoices = (choices: Written): string => JSON.stringify(choices);

/** A text opens only as it was sealed, and it was sealed as this. */
export const readChoices = (text: string): StoryChoices => JSON.parse(text) as StoryChoices;
