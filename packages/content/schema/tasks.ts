import { z } from 'zod';
import { considerations, entries, minutes, needs, partsOfDay, tags, text } from './fields.ts';

/** The tasks of one type and tier: the folder is the type, the file the tier. */
export const tasks = entries(
  z.strictObject({
    /** One sentence, at most 100 characters: the card shows no more at first. */
    text,
    minutes,
    ...tags,
    /** The considerations it suits especially well; it may be given to anyone. */
    suits: considerations.refine((suits) => suits.length > 0, 'is to name one at least'),
    /** The needs it gives more of, as the check-in asks for it. */
    needs: needs.refine((named) => named.length > 0, 'is to name one at least'),
    /** When it makes sense; any time where left out. */
    partsOfDay: partsOfDay.exactOptional(),
  }),
);
export type Tasks = z.output<typeof tasks>;

/** Stands with every task that moves the body. */
export const movementNote = text;
export type MovementNote = z.output<typeof movementNote>;
