import { ERROR_CODES } from '@spire/domain/errorCodes';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admitCall, type CallChecks, refusedToken } from './admitCall.ts';
import { errorBody } from './errors.ts';
import type { ReadinessChecks } from './health.ts';
import { createLog, type Log } from './log.ts';
import { createServiceApp } from './serviceApp.ts';
import { FORWARDED_HEADERS, SIGNATURE_HEADER } from './signature.ts';
import type { Subgraph } from './subgraph.ts';

/** A service that listens; `stop` finishes the requests in flight first. */
export interface RunningService {
  readonly address: string;
  stop(): Promise<void>;
}

/** Room for the records of an import, which come as one text; whoever is not the gateway is refused (decision 0029). */
const BODY_LIMIT = 104_857_600;

const operationSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

function pickHeaders(headers: Record<string, unknown>): Record<string, string> {
  const wanted = [...FORWARDED_HEADERS, SIGNATURE_HEADER].map((name) => [name, headers[name]]);
  return Object.fromEntries(wanted.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
}

export interface SubgraphServerOptions extends CallChecks {
  host: string;
  port: number;
  log?: Log;
  checks?: ReadinessChecks;
  drainMs?: number;
}

/** Serves a subgraph over HTTP for a gateway in another process. It answers nobody but that gateway. */
export async function serveSubgraph(subgraph: Subgraph, options: SubgraphServerOptions): Promise<RunningService> {
  const { host, port, log = createLog(subgraph.name, 'silent'), checks = {}, drainMs = 0 } = options;
  const { app, close } = createServiceApp({ log, checks, drainMs, bodyLimit: BODY_LIMIT, continuesTraces: true });
  /** Refuses before the body is read: a signature covers the body, a token does not. */
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const refused = await refusedToken(options.verifier, headers.authorization);
    return refused === undefined ? undefined : reply.code(ERROR_CODES[refused]).send(errorBody(refused));
  };
  app.post(SERVICE_PATHS.graphql, { onRequest }, async (request, reply) => {
    const parsed = operationSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(ERROR_CODES.BAD_REQUEST).send(errorBody('BAD_REQUEST'));
    const { query, variables, operationName } = parsed.data;
    const operation = { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
    const admitted = await admitCall(options, operation, pickHeaders(request.headers));
    if (typeof admitted === 'string') return reply.code(ERROR_CODES[admitted]).send(errorBody(admitted));
    const { status, body } = await subgraph.execute(operation, admitted);
    return reply.code(status).send(body);
  });
  const address = await app.listen({ host, port });
  return {
    address,
    stop: async () => {
      await close();
      await subgraph.stop();
    },
  };
}
