import { type Assumption, fits } from '@spire/domain/assumptions';

/** The tags of any written text: its tone, and the things it takes for granted. */
export interface TextTags {
  /** Whether it plays, celebrates or makes light: nothing for a day on which something weighs (D61). */
  isLight?: true;
  /** The things it takes for granted of a person's life; nothing where left out. */
  assumes?: readonly Assumption[];
}

/** The day and the person that such a text has to suit. */
export interface Suited {
  /** Whether something weighs today. */
  isWeighty: boolean;
  /** The things that may be taken for granted of the person. */
  known: ReadonlySet<Assumption>;
}

/** The things that can be lost: where something weighs, a person who tells of them may be telling of the loss. */
const MAY_BE_LOST: readonly Assumption[] = ['child', 'partner', 'animal', 'job'];

/** The day and the person that a text has to suit, by whether something weighs and by what is known of the person. */
export const suitedOn = (isWeighty: boolean, known: Iterable<Assumption>): Suited => ({
  isWeighty,
  known: new Set([...known].filter((each) => !isWeighty || !MAY_BE_LOST.includes(each))),
});

/** Whether a text suits the day by its tone, and the person by what it takes for granted. */
export const suits = ({ isLight, assumes }: TextTags, { isWeighty, known }: Suited): boolean =>
  !(isWeighty && isLight === true) && fits(assumes, known);
