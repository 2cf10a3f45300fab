import type { FieldError } from '@spire/domain/errorCodes';
import type { Moment } from './legacy/parsers.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RestRefusal } from './restRefusal.ts';
import type { Route } from './restRoute.ts';
import { wrongFieldsOf } from './wrongFieldsOf.ts';

interface ReadRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  draft: unknown;
  /** The caller's spelling of each field of the draft. */
  spelled: Readonly<Record<string, string>>;
}

/** Reads a request by everything its route says of it; refuses it with all that is wrong at once (D16). */
export async function readRequest(route: Route, request: FastifyRequest, moment: Moment): Promise<ReadRequest> {
  const sent = request.body ?? (route.isBodyOptional === true ? {} : undefined);
  const errors: FieldError[] = [];
  const tell = (more: readonly FieldError[]) =>
    errors.push(...more.filter(({ field }) => !errors.some((each) => each.field === field)));
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    const result = schema?.safeParse(value, { reportInput: true });
    if (result?.success === false) tell(wrongFieldsOf(result.error.issues));
    return result?.data;
  };
  const [params, query, body] = [
    read(route.params, request.params),
    read(route.query, request.query),
    route.receives === undefined ? read(route.body, sent) : undefined,
  ];
  const reading = (await route.receives?.check(sent)) ?? route.reads?.(sent, moment);
  if (reading !== undefined && 'errors' in reading) tell(reading.errors);
  if (errors.some(({ field }) => field === '')) throw new RestRefusal('BAD_REQUEST');
  if (errors.length > 0) throw new RestRefusal('VALIDATION_FAILED', errors);
  const { draft, spelled } = reading !== undefined && 'draft' in reading ? reading : { draft: undefined, spelled: {} };
  return { params, query, body, draft, spelled };
}
