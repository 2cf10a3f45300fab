/** The people who may ask something of a person, as the tool lets them be chosen. */
export const ASKERS = ['family', 'friend', 'work', 'school', 'neighbour', 'other'] as const;
export type Asker = (typeof ASKERS)[number];

/** The kinds of thing a person may be asked for: to do, to come, to lend, to go on with, or to answer. */
export const REQUESTED_THINGS = ['do', 'attend', 'lend', 'standing', 'answer'] as const;
export type RequestedThing = (typeof REQUESTED_THINGS)[number];

/** The three ways to say no that are offered, in their order. */
export const REFUSAL_TONES = ['short', 'warm', 'offer'] as const;
export type RefusalTone = (typeof REFUSAL_TONES)[number];

/** The asker and the kind of request, as guessed or chosen; null where nothing is known. */
export interface RequestGuess {
  who: Asker | null;
  kind: RequestedThing | null;
}
