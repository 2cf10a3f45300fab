import { z } from 'zod';
import { isPrivate, jwkSchema } from './jwk.ts';
import type { Jwk } from './jwk.ts';

/** Never passes on what a parser says of its text: it would quote a secret. */
function parseJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('must be a list of keys in JSON');
    return z.NEVER;
  }
}

function isSigner({ key_ops: operations }: Jwk): boolean {
  return operations?.includes('sign') === true;
}

/** The keys of GOTRUE_JWT_KEYS, read as Supabase Auth does: the one whose `key_ops` has `sign` signs, all verify. */
export const configuredKeys = z
  .string()
  .transform(parseJson)
  .pipe(z.array(jwkSchema, 'must be a list of keys').min(1, 'must hold a key'))
  .check(({ value: keys, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: undefined });
    if (new Set(keys.map(({ kid }) => kid)).size < keys.length) refuse('must have a kid of its own for each key');
    const signers = keys.filter(isSigner);
    if (signers.length !== 1) refuse('must have exactly one key whose key_ops contain "sign"');
    if (!signers.every(isPrivate)) refuse('must hold the private part of the key that signs');
  })
  .transform((keys) => keys.toSorted((one, other) => Number(isSigner(other)) - Number(isSigner(one))));
