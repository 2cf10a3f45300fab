import type { FieldError } from '@spire/domain/errorCodes';
import type { Moment } from './legacy/parsers.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isWithinRequestLimits, REQUEST_LIMITS } from '@spire/graph-kit/requestLimits';
import { RestRefusal } from './restRefusal.ts';
import type { Route } from './restRoute.ts';
import { wrongFieldsOf } from './wrongFieldsOf.ts';

/** How small the members of a large body of ours are, on average: less than they are in any export. */
const BYTES_A_MEMBER = 10;

interface ReadRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  draft: unknown;
  /** The caller's spelling of each field of the draft. */
  spelled: Readonly<Record<string, string>>;
}

/** Reads a request by everything its route says of it; refuses it with all that is wrong at once (D16). */
export function readRequest(route: Route, request: FastifyRequest, moment: Moment): ReadRequest {
  const sent = request.body ?? (route.isBodyOptional === true ? {} : undefined);
  const members = route.bodyLimit === undefined ? REQUEST_LIMITS.members : Math.ceil(route.bodyLimit / BYTES_A_MEMBER);
  if (!isWithinRequestLimits(sent, { ...REQUEST_LIMITS, members })) throw new RestRefusal('BAD_REQUEST');
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
    read(route.body, sent),
  ];
  if (errors.some(({ field }) => field === '')) throw new RestRefusal('BAD_REQUEST');
  const reading = route.reads?.(sent, moment);
  if (reading !== undefined && 'errors' in reading) tell(reading.errors);
  if (errors.length > 0) throw new RestRefusal('VALIDATION_FAILED', errors);
  const { draft, spelled } = reading !== undefined && 'draft' in reading ? reading : { draft: undefined, spelled: {} };
  return { params, query, body, draft, spelled };
}
