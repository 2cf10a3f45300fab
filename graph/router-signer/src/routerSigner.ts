import { createLog } from '@spire/graph-kit/log';
import { createServiceApp } from '@spire/graph-kit/serviceApp';
import { FORWARDED_HEADERS, sign } from '@spire/graph-kit/signature';
import { stopOnSignals } from '@spire/graph-kit/signals';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { z } from 'zod';
import { readRouterSignerEnvironment } from './routerSignerEnvironment.ts';

/** As an Apollo Router sends a call to a subgraph to its coprocessor, before it makes it. */
const callSchema = z.looseObject({
  version: z.literal(1),
  stage: z.literal('SubgraphRequest'),
  headers: z.record(z.string(), z.array(z.string())),
  body: z.looseObject({
    query: z.string(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().nullish(),
  }),
});

/** An import comes as one text (decision 0029). */
const BODY_LIMIT = 104_857_600;

/** The call with the signature that makes a subgraph answer it, or why it is not one. */
export function signedCall(secret: string, call: unknown, now: Date) {
  const parsed = callSchema.safeParse(call);
  if (!parsed.success) return undefined;
  const { headers, body } = parsed.data;
  const known = FORWARDED_HEADERS.flatMap((name) => {
    const value = headers[name]?.[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  const operation = {
    query: body.query,
    variables: body.variables ?? undefined,
    operationName: body.operationName ?? undefined,
  };
  const signed = Object.entries(sign(secret, operation, Object.fromEntries(known), now));
  return {
    version: 1,
    stage: 'SubgraphRequest',
    control: 'continue',
    headers: { ...headers, ...Object.fromEntries(signed.map(([name, value]) => [name, [value]])) },
  };
}

/**
 * Runs the coprocessor that signs an Apollo Router's requests to the subgraphs, in place of our gateway (D44), because
 * they reject unsigned calls. Only its router may reach it: it signs whatever it is sent.
 */
export async function startRouterSigner(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readRouterSignerEnvironment(environment);
  const log = createLog('router-signer', settings.LOG_LEVEL);
  const { app, close: stop } = createServiceApp({ log, checks: {}, bodyLimit: BODY_LIMIT, drainMs: settings.DRAIN_MS });
  app.post('/', (request, reply) => {
    const call = signedCall(settings.SUBGRAPH_SECRET, request.body, new Date());
    return call === undefined ? reply.code(400).send({ version: 1, control: { break: 400 } }) : reply.send(call);
  });
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  stopOnSignals(stop, log);
  log.info({ address }, 'Ready');
  return { address, stop };
}
