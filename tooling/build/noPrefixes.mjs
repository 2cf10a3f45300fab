/** Stands for the table of prefixes of stylis: every property is as it was written. */
export const prefix = (value) => value;
