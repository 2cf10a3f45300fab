import { isLocalDate } from '@spire/domain/dates';
import { parseLanguage } from '@spire/domain/languages';
import { UUID } from '@spire/graph-kit/claims';
import { z } from 'zod';

/** A date that exists, yyyy-mm-dd, where the person is (D18). */
export const date = z
  .string()
  .refine(isLocalDate)
  .meta({ format: 'date', description: 'A calendar date where the person is, yyyy-mm-dd.' });

/** An instant in UTC. */
export const instant = z.string().meta({ format: 'date-time', description: 'An instant in UTC.' });

/** An id that the client may have made (D45). */
export const id = z.string().regex(UUID).meta({ format: 'uuid', description: 'A UUID.' });

export const newId = id.optional().meta({
  format: 'uuid',
  description: 'A UUID made by the client; sending it again answers the stored record and creates nothing.',
});

export const idParams = z.object({ id });

/** A body that is read no further than its type: text of any length, for the graph to judge. */
export const text = z.string();

/** An option id in an answer: one of a closed list, which the graph has checked already. */
export const optionId = (ids: readonly string[]) => text.meta({ enum: [...ids] });

/** A language in any spelling a client has ever sent (D15). */
export const anyLanguage = z
  .string()
  .transform((sent, context) => {
    const language = parseLanguage(sent);
    if (language !== undefined) return language;
    context.issues.push({ code: 'custom', input: sent, params: { code: 'UNKNOWN_OPTION' } });
    return z.NEVER;
  })
  .meta({ description: 'no, en, norsk or engelsk.' });

/** An id old clients send and nobody reads: the token decides who asks (trap 83). */
export const ignoredUserId = z.unknown().optional().meta({ description: 'Ignored: the token decides.' });
