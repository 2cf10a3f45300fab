import type { Save, SaveAnswer } from '@spire/client';

/** The saving of one row, by the graph or by a page that shows how it looks. */
export type FieldWrite<I> = Omit<Save<object, I>, 'save'> & { save: (input: I) => Promise<SaveAnswer<object>> };
