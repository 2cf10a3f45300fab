import type { GraphQLDataSource } from '@apollo/gateway';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { describeForLog } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import type { Answer, Operation } from '@spire/graph-kit/operation';
import { sign } from '@spire/graph-kit/signature';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { traceHeaders } from '@spire/graph-kit/telemetry';
import { GraphQLError } from 'graphql';
import { Agent, request } from 'undici';

/** What the gateway knows of the request it plans; handed on, signed, to each subgraph. */
export interface GatewayContext {
  authorization: string;
  timeZone: string;
  correlationId: string;
}

type ProcessOptions = Parameters<GraphQLDataSource<GatewayContext>['process']>[0];
type ProcessResult = Awaited<ReturnType<GraphQLDataSource<GatewayContext>['process']>>;

/** How long a subgraph may take: a suggestion that a model writes takes longest. */
export const PATIENCE_MS = 25_000;

/** Connections stay open between calls; a new one takes longer than most answers. */
const connections = new Agent({
  connections: 64,
  keepAliveTimeout: 30_000,
  connect: { timeout: 3000 },
  bodyTimeout: PATIENCE_MS,
  headersTimeout: PATIENCE_MS,
});

async function callOverHttp(
  address: string,
  operation: Operation,
  headers: Record<string, string>,
  patienceMs: number,
): Promise<Answer> {
  const { statusCode: status, body } = await request(address, {
    dispatcher: connections,
    method: 'POST',
    headers: { ...headers, ...traceHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status, body: await body.json() };
}

/** No answer came, or none in time. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The answer, or NoAnswer when it takes too long; what goes on behind it has limits of its own. */
async function within<Result>(work: Promise<Result>, patienceMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patienceMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export interface DataSourceOptions {
  name: string;
  service: Subgraph | string;
  secret: string;
  patienceMs: number;
  log: Log;
}

/**
 * One subgraph as the gateway sees it, in this process or behind an address: the same signed call either way, and the
 * same UNAVAILABLE, found again in the log by its correlation id, when there is no answer.
 */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  private readonly options: DataSourceOptions;

  constructor(options: DataSourceOptions) {
    this.options = options;
  }

  async process({ request: wanted, context }: ProcessOptions): Promise<ProcessResult> {
    const { authorization, timeZone, correlationId } = context as GatewayContext;
    const operation: Operation = {
      query: wanted.query ?? '',
      variables: wanted.variables,
      operationName: wanted.operationName,
    };
    const plain = { authorization, [TIME_ZONE_HEADER]: timeZone, 'x-correlation-id': correlationId };
    const { name, secret, log } = this.options;
    const headers = sign(secret, operation, plain, new Date());
    try {
      const { body } = await this.call(operation, headers);
      return body as ProcessResult;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      log.error(
        { correlationId, subgraph: name, error: describeForLog(error.cause ?? error) },
        'A subgraph does not answer',
      );
      throw new GraphQLError('UNAVAILABLE', { extensions: { code: 'UNAVAILABLE', correlationId } });
    }
  }

  private async call(operation: Operation, headers: Record<string, string>): Promise<Answer> {
    const { service, patienceMs } = this.options;
    if (typeof service !== 'string') return within(service.execute(operation, headers), patienceMs);
    try {
      return await callOverHttp(service, operation, headers, patienceMs);
    } catch (cause) {
      throw new NoAnswer('', { cause });
    }
  }
}
