import type { GraphQLDataSource } from '@apollo/gateway';
import type { ErrorCode } from '@spire/domain/errorCodes';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { Answer, Operation } from '@spire/graph-kit/operation';
import { sign } from '@spire/graph-kit/signature';
import type { Subgraph } from '@spire/graph-kit/subgraph';

/** What the gateway knows of the request it plans; handed on, signed, to each subgraph. */
export interface GatewayContext {
  authorization: string;
  timeZone: string;
  correlationId: string;
}

type ProcessOptions = Parameters<GraphQLDataSource<GatewayContext>['process']>[0];
type ProcessResult = Awaited<ReturnType<GraphQLDataSource<GatewayContext>['process']>>;

const PATIENCE_MS = 30_000;
const UNAVAILABLE: ErrorCode = 'UNAVAILABLE';

async function callOverHttp(address: string, operation: Operation, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: await response.json() };
}

/** One subgraph as the gateway sees it, in this process or behind an address: the same signed call either way. */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  private readonly service: Subgraph | string;
  private readonly secret: string;

  constructor(service: Subgraph | string, secret: string) {
    this.service = service;
    this.secret = secret;
  }

  async process({ request, context }: ProcessOptions): Promise<ProcessResult> {
    const { authorization, timeZone, correlationId } = context as GatewayContext;
    const operation: Operation = {
      query: request.query ?? '',
      variables: request.variables,
      operationName: request.operationName,
    };
    const plain = { authorization, [TIME_ZONE_HEADER]: timeZone, 'x-correlation-id': correlationId };
    const headers = sign(this.secret, operation, plain, new Date());
    const { body } = await this.call(operation, headers);
    return body as ProcessResult;
  }

  private async call(operation: Operation, headers: Record<string, string>): Promise<Answer> {
    if (typeof this.service !== 'string') return this.service.execute(operation, headers);
    try {
      return await callOverHttp(this.service, operation, headers);
    } catch {
      throw new ApplicationError(UNAVAILABLE);
    }
  }
}
