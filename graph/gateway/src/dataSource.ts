import type { GraphQLDataSource } from '@apollo/gateway';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { askAgain, isRead } from '@spire/graph-kit/askAgain';
import { ApplicationError, describeForLog } from '@spire/graph-kit/errors';
import type { CallContext } from '@spire/graph-kit/callContext';
import type { Log } from '@spire/graph-kit/log';
import type { Answer, Operation } from '@spire/graph-kit/operation';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { sign } from '@spire/graph-kit/signature';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { traceHeaders } from '@spire/graph-kit/telemetry';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { Agent, request } from 'undici';

/**
 * The facts the gateway knows of the request it plans, and hands on, signed, to each subgraph that is elsewhere. The
 * asker is known once their token was verified; a question about the schema is answered without.
 */
export interface VerifiedContext extends CallContext {
  asker: RequestContext | undefined;
}

type ProcessOptions = Parameters<GraphQLDataSource<VerifiedContext>['process']>[0];
type ProcessResult = Awaited<ReturnType<GraphQLDataSource<VerifiedContext>['process']>>;

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

/** Within a query all calls to a subgraph share what it reads; after a change nothing is taken as read. */
const contextFor = (operation: OperationTypeNode | undefined, asker: RequestContext): RequestContext =>
  operation === OperationTypeNode.QUERY ? asker : { ...asker };

/**
 * One subgraph as the gateway sees it: in this process, which is told who asks, or behind an address, where the call is
 * signed and the token checked again. Either way the same UNAVAILABLE, found again in the log by its correlation id,
 * when there is no answer.
 */
export class SubgraphDataSource implements GraphQLDataSource<VerifiedContext> {
  private readonly options: DataSourceOptions;

  constructor(options: DataSourceOptions) {
    this.options = options;
  }

  async process(options: ProcessOptions): Promise<ProcessResult> {
    const { query = '', variables, operationName } = options.request;
    const asking = options.context as VerifiedContext;
    const { correlationId } = asking;
    const { name, log } = this.options;
    try {
      const kind = 'incomingRequestContext' in options ? options.incomingRequestContext.operation.operation : undefined;
      const { body } = await this.call({ query, variables, operationName }, asking, kind);
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

  private async call(operation: Operation, context: VerifiedContext, kind?: OperationTypeNode): Promise<Answer> {
    const { service, secret, patienceMs } = this.options;
    const { authorization, timeZone, correlationId, asker } = context;
    if (typeof service !== 'string') {
      if (asker === undefined) throw new ApplicationError('UNAUTHENTICATED');
      return within(service.execute(operation, contextFor(kind, asker)), patienceMs);
    }
    const plain = { authorization, [TIME_ZONE_HEADER]: timeZone, 'x-correlation-id': correlationId };
    try {
      return await askAgain(isRead(operation.query), () =>
        callOverHttp(service, operation, sign(secret, operation, plain, new Date()), patienceMs),
      );
    } catch (cause) {
      throw new NoAnswer('', { cause });
    }
  }
}
