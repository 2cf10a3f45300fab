import { ERROR_CODES, FIELD_ERROR_CODES } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { z } from 'zod';
import { helpSchema } from './helpSchema.ts';
import type { RestRefusal } from './restRefusal.ts';
import { refusalMessage } from './restMessages.ts';

const wrongField = z.object({
  field: z.string().meta({ description: 'Name of the field, dotted where it lies deeper.' }),
  code: z.enum(FIELD_ERROR_CODES).meta({ description: 'What is wrong with it.' }),
  limit: z.number().optional().meta({ description: 'The bound that was passed, where there is one.' }),
});

/** Every refusal of the facade (D38); `msg` and `error_code` as the client of spec 1 §7 reads them. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(keysOf(ERROR_CODES)).meta({ description: 'The kind of failure, for programs.' }),
      message: z.string().meta({ description: 'For people, in the language of the accept-language header.' }),
      field: z.string().optional().meta({ description: 'The first field that is wrong.' }),
      fields: z.array(wrongField).optional().meta({ description: 'All fields that are wrong.' }),
      correlationId: z.string().optional().meta({ description: 'Names an inner failure in the server’s log.' }),
    }),
    msg: z.string().meta({ description: 'The message once more.' }),
    error_code: z.string().meta({ description: 'The code once more.' }),
    help: helpSchema.optional(),
  })
  .meta({ id: 'Error', description: 'Why a request was refused.' });

/** The body of a refusal in the person's language. */
export function restErrorBody(
  {
    code,
    fields = [],
    correlationId,
  }: Pick<RestRefusal, 'code'> & Partial<Pick<RestRefusal, 'fields' | 'correlationId'>>,
  language: Language,
) {
  const message = refusalMessage(code, fields, language);
  const [first] = fields;
  return {
    error: {
      code,
      message,
      ...(first === undefined ? {} : { field: first.field, fields }),
      ...(correlationId === undefined ? {} : { correlationId }),
    },
    msg: message,
    error_code: code,
  };
}
