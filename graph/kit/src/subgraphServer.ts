import { ERROR_CODES } from '@spire/domain/errorCodes';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import Fastify from 'fastify';
import { z } from 'zod';
import { errorBody } from './errors.ts';
import { FORWARDED_HEADERS, SIGNATURE_HEADER } from './signature.ts';
import type { Subgraph } from './subgraph.ts';

/** A service that listens; `stop` finishes the requests in flight first. */
export interface RunningService {
  readonly address: string;
  stop(): Promise<void>;
}

const operationSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

function pickHeaders(headers: Record<string, unknown>): Record<string, string> {
  const wanted = [...FORWARDED_HEADERS, SIGNATURE_HEADER].map((name) => [name, headers[name]]);
  return Object.fromEntries(wanted.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
}

/** Serves a subgraph over HTTP for a gateway in another process. It answers nobody but that gateway. */
export async function serveSubgraph(
  subgraph: Subgraph,
  { host, port }: { host: string; port: number },
): Promise<RunningService> {
  const app = Fastify({ bodyLimit: 2_097_152, forceCloseConnections: 'idle' });
  app.get(SERVICE_PATHS.health, () => ({ status: 'ok', service: subgraph.name }));
  app.post(SERVICE_PATHS.graphql, async (request, reply) => {
    const parsed = operationSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(ERROR_CODES.BAD_REQUEST).send(errorBody('BAD_REQUEST'));
    const { query, variables, operationName } = parsed.data;
    const operation = { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
    const { status, body } = await subgraph.execute(operation, pickHeaders(request.headers));
    return reply.code(status).send(body);
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const code = status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    return reply.code(ERROR_CODES[code]).send(errorBody(code));
  });
  const address = await app.listen({ host, port });
  return {
    address,
    stop: async () => {
      await app.close();
      await subgraph.stop();
    },
  };
}
