import type { FieldError } from '@spire/domain/errorCodes';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { askAgain, isRead } from './askAgain.ts';
import { ApplicationError, isErrorCode } from './errors.ts';
import type { Answer, Operation } from './operation.ts';
import type { RequestContext } from './requestContext.ts';
import { sign } from './signature.ts';
import type { Subgraph } from './subgraph.ts';
import { traceHeaders } from './telemetry.ts';

/** Asks another subgraph as the very person who asks this one; rejects with that subgraph's first error. */
export type AskSubgraph = <Data>(
  query: string,
  variables: Record<string, unknown>,
  context: RequestContext,
) => Promise<Data>;

/** Facts and records come at once or not at all. */
const PATIENCE_MS = 5000;

async function callOverHttp(address: string, operation: Operation, headers: Record<string, string>): Promise<Answer> {
  const ask = () =>
    fetch(address, {
      method: 'POST',
      headers: { ...headers, ...traceHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const response = await askAgain(isRead(operation.query), ask).catch(() => {
    throw new ApplicationError('UNAVAILABLE');
  });
  // An intermediary answers in a language of its own when nobody is behind it.
  const body: unknown = await response.json().catch(() => {
    throw new ApplicationError('UNAVAILABLE');
  });
  return { status: response.status, body };
}

interface GraphAnswer<Data> {
  data?: Data;
  errors?: readonly { extensions?: { code?: unknown; fields?: FieldError[] } }[];
}

const headersOf = ({ token, timeZone, correlationId }: RequestContext) => ({
  authorization: `Bearer ${token}`,
  [TIME_ZONE_HEADER]: timeZone,
  'x-correlation-id': correlationId,
});

/** Another subgraph, in this process or behind an address, where signature and token are checked as the gateway's are. */
export function subgraphClient(service: Subgraph | string, secret: string): AskSubgraph {
  return async <Data>(query: string, variables: Record<string, unknown>, context: RequestContext) => {
    const operation = { query, variables };
    const { body } =
      typeof service === 'string'
        ? await callOverHttp(service, operation, sign(secret, operation, headersOf(context), new Date()))
        : // Records that an earlier call has read may have been changed since.
          await service.execute(operation, { ...context });
    const { data, errors = [] } = body as GraphAnswer<Data>;
    const [first] = errors;
    if (first !== undefined || data === undefined) {
      const { code, fields } = first?.extensions ?? {};
      throw new ApplicationError(isErrorCode(code) ? code : 'INTERNAL', fields);
    }
    return data;
  };
}
