import { CONSENT_VERSIONS } from '@spire/domain/consents';
import type { ErrorCode, FieldError } from '@spire/domain/errorCodes';
import { z } from 'zod';
import { anyLanguage, text } from './fields.ts';
import { wrongFieldsOf } from './wrongFieldsOf.ts';

/** The body of a sign-in, which the gateway hands to the auth service. */
export const signInBody = z.object({ email: text, password: text });

/** The body of a sign-up: the language is that of the mail, and the consent to these terms is noted. */
export const signUpBody = signInBody.extend({
  language: anyLanguage
    .nullish()
    .meta({ description: 'Of the mail: no, en, norsk or engelsk; else that of the header.' }),
  termsVersion: z.enum(CONSENT_VERSIONS.terms).nullish().meta({ description: 'Of the terms that were agreed to.' }),
});

type Credentials<Body> = { sent: Body } | { code: ErrorCode; fields: FieldError[] };

/** Reads such a body, or says everything that is wrong with it (D16). */
export function readCredentials<Body>(schema: z.ZodType<Body>, body: unknown): Credentials<Body> {
  const { success, data, error } = schema.safeParse(body, { reportInput: true });
  if (success) return { sent: data };
  const fields = wrongFieldsOf(error.issues);
  return fields.some(({ field }) => field === '')
    ? { code: 'BAD_REQUEST', fields: [] }
    : { code: 'VALIDATION_FAILED', fields };
}
