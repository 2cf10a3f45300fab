import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { SUGGESTION_CATEGORIES, type SuggestionCategory } from '@spire/domain/options';
import { TRIAL_ANSWERS } from '@spire/domain/trial';
import { WISH_GROUPS } from '@spire/domain/wishGroups';
import { z } from 'zod';
import { considerations, emoji, entries, goals, minutes, needs, partsOfDay, someOf, tags, text } from './fields.ts';

const atLeastOne = (named: readonly string[]) => named.length > 0;

const fields = {
  /** Its name in a list; on a card of its own it stands without. */
  title: text,
  text,
  emoji,
  minutes,
  /** The lowest level it suits; it suits every level above as well. */
  capacity: z.enum(CAPACITY_LEVELS),
  ...tags,
  goals: goals.refine(atLeastOne, 'is to name one at least'),
  needs: needs.refine(atLeastOne, 'is to name one at least'),
  considerations: considerations.default([]),
  partsOfDay: partsOfDay.default([]),
};
const category = z.enum(SUGGESTION_CATEGORIES);

/** The suggestions of one category: the file is the category. */
export const suggestions = entries(
  z.strictObject({
    ...fields,
    /** It comes only where a wish tells of what it is for: it would puzzle, or hurt, anybody else. */
    isOnlyForWishes: z.literal(true).exactOptional(),
    /** The answers after which it may come in a trial without an account (D67): it is safe for anybody, and short. */
    trial: someOf(TRIAL_ANSWERS).exactOptional(),
  }),
);
/** The suggestions for wishes that name a subject: the file is the subject. */
export const suggestionsForWishes = entries(z.strictObject({ ...fields, category }));

export type { SuggestionCategory };
export type SuggestionsOfCategory = readonly Omit<z.output<typeof suggestions>[number], 'title' | 'trial'>[];
export type SuggestionsForWishes = readonly (Omit<z.output<typeof suggestionsForWishes>[number], 'title'> & {
  /** The file it stands in. */
  subject: string;
})[];
export type Titles = Readonly<Record<string, z.output<typeof text>>>;

/** The words on the button of a suggestion in a list, by category. */
export const buttons = z.record(category, text);
export type Buttons = z.output<typeof buttons>;

/** The suggestions to do something with what a person wrote. */
export const ownWords = entries(
  z.strictObject({
    /** The groups of wishes that it is for. */
    groups: someOf(WISH_GROUPS).refine(atLeastOne, 'is to name one at least'),
    ...fields,
    category,
  }),
);
export type OwnWords = z.output<typeof ownWords>;

/** The answers to a prompt of the person's own when no other can be had. */
export const promptFallbacks = z.tuple([
  z.strictObject({ title: text, text }),
  z.strictObject({ title: text, text }),
  z.strictObject({ title: text, text }),
]);
export type PromptFallbacks = z.output<typeof promptFallbacks>;

/** The suggestions that the client carries itself; each suits the lowest level. */
export const localSuggestions = entries(
  z.strictObject({
    category,
    emoji,
    title: text,
    description: text,
    /** The words on the button. */
    actionText: text,
    ...tags,
  }),
);
export type LocalSuggestions = z.output<typeof localSuggestions>;

/** The templates that a memory of the person's own is put into: `{title}` is what they called it. */
export const memorySuggestions = entries(
  z.strictObject({
    category,
    /** Holds `{title}` once, in quotation marks: the words are the person's, and may be of any kind and language. */
    text,
    emoji,
    minutes,
    /** The lowest level it suits; it suits every level above as well. */
    capacity: z.enum(CAPACITY_LEVELS),
    avoid: tags.avoid,
    contraindications: tags.contraindications,
    assumes: tags.assumes,
    /** When it makes sense; empty for any time. */
    partsOfDay: partsOfDay.default([]),
  }),
);
export type MemorySuggestions = z.output<typeof memorySuggestions>;

/** Something small to choose for oneself, from the catalogue: the file is the section. */
export const ideas = entries(
  z.strictObject({
    emoji,
    minutes,
    /** The lowest level it suits. */
    capacity: z.enum(CAPACITY_LEVELS),
    ...tags,
    text,
  }),
);
export type Ideas = z.output<typeof ideas>;
