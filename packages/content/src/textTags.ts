import { type Assumption, fits } from '@spire/domain/assumptions';

/** What any written text may be like, and take for granted. */
export interface TextTags {
  /** Whether it plays, celebrates or makes light: nothing for a day on which something weighs (D61). */
  isLight?: true;
  /** What it takes for granted of a person's life; nothing where left out. */
  assumes?: readonly Assumption[];
}

/** What such a text has to suit. */
export interface Suited {
  /** Whether something weighs today. */
  isWeighty: boolean;
  /** What may be taken for granted of the person. */
  known: ReadonlySet<Assumption>;
}

/** What can be lost: where something weighs, who tells of it may be telling of the loss. */
const MAY_BE_LOST: readonly Assumption[] = ['child', 'partner', 'animal', 'job'];

/** What a text has to suit on a day, by whether something weighs and by what is known of the person. */
export const suitedOn = (isWeighty: boolean, known: Iterable<Assumption>): Suited => ({
  isWeighty,
  known: new Set([...known].filter((each) => !isWeighty || !MAY_BE_LOST.includes(each))),
});

/** Whether a text suits the day by its tone, and the person by what it takes for granted. */
export const suits = ({ isLight, assumes }: TextTags, { isWeighty, known }: Suited): boolean =>
  !(isWeighty && isLight === true) && fits(assumes, known);
