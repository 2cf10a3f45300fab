import { isLocalDate } from '@spire/domain/dates';
import { IMPORT_LIMITS } from '@spire/domain/importRules';
import { UUID } from '@spire/domain/uuid';
import { isMemoryDate } from '@spire/domain/memoryDate';
import { z } from 'zod';
import { isStorable } from '@spire/graph-kit/texts';

/** No data of a person is older: an instant or a date before it is a mistake, or no date the database can hold. */
const FIRST_YEAR = '1970';

/** An id as the database spells it. */
export const exportedId = z.string().regex(UUID).toLowerCase().meta({ format: 'uuid' });

/** A date where the person was. */
export const exportedDate = z
  .string()
  .refine((value) => isLocalDate(value) && value >= FIRST_YEAR)
  .meta({ format: 'date', description: 'A date where the person was, yyyy-mm-dd.' });

/** A date from another app, which may be of long ago. */
export const exportedOldDate = z
  .string()
  .refine((value) => isLocalDate(value) && value >= IMPORT_LIMITS.firstDate)
  .meta({ format: 'date', description: 'A date where the person was, yyyy-mm-dd.' });

/** An instant of long ago, in UTC. */
export const exportedOldInstant = z.iso.datetime().meta({ description: 'An instant, in UTC.' });
/** When something was, as exactly as it is known. */
export const exportedMemoryDate = z.string().refine(isMemoryDate).meta({
  description: 'yyyy-mm-dd, yyyy-mm, yyyy, or yyyy- and winter, spring, summer or autumn.',
});

/** An instant, in UTC. */
export const exportedInstant = z.iso
  .datetime()
  .refine((value) => value >= FIRST_YEAR)
  .meta({ description: 'An instant, in UTC.' });

/** A person's own text; one that cannot be stored unharmed is refused, like in every other input. */
export const exportedText = z.string().refine(isStorable).trim();

/** An id of one of the product's lists; which ones there are is a matter of the rules. */
export const exportedOption = z.string().max(60).refine(isStorable);

/** The place of a picture or a voice note: the folder of the account it was taken out of, and its name. */
export const exportedPath = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){1,4}$/)
  .meta({ description: 'Place of a picture or a voice note: the folder of its account, and its name.' });
