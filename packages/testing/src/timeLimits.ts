/**
 * How long a test, or a hook beside it, may take, in ms, before it counts as hanging. The limits measure nothing: a
 * machine with other work takes three times as long as a quiet one.
 */
export const TEST_LIMIT = 20_000;

/** A file that starts a stack or a service of its own names this limit: a first start makes a whole database. */
export const OWN_STACK_LIMIT = 120_000;

/** A file that goes through every text, place, file or kind of record there is names this limit. */
export const EXHAUSTIVE_LIMIT = 120_000;
