import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance } from 'fastify';
import { askAgain } from './askAgain.ts';

/** Parts whose absence makes the stack unready, by name; each rejects when its part does not work. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

const PATIENCE_MS = 2000;

/** Rejects unless an address answers, by its own health check, that the service there is up. */
export async function requireHealthy(serviceUrl: string): Promise<void> {
  const url = new URL(SERVICE_PATHS.health, serviceUrl);
  // One of several that is just gone says nothing of the others.
  const response = await askAgain(true, () => fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }));
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url.origin} answered ${response.status}`);
}

/**
 * Adds `/api/health` (the process answers) and `/api/ready` (it can serve; 503 names what is missing). A part that is
 * `spared` is named when it is away, and costs only what it does: a balancer that took every gateway away for it would
 * take all the rest with it (decision 0075).
 */
export function addHealth(
  app: FastifyInstance,
  checks: ReadinessChecks,
  isStopping: () => boolean,
  spared: ReadinessChecks = {},
): void {
  app.get(SERVICE_PATHS.health, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get(SERVICE_PATHS.ready, async (_request, reply) => {
    const needed = isStopping() ? ['stopping'] : await failing(checks);
    const missing = isStopping() ? needed : [...needed, ...(await failing(spared))];
    return reply
      .code(needed.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: needed.length === 0 ? 'ready' : 'not ready', ...(missing.length === 0 ? {} : { missing }) });
  });
}

async function failing(checks: ReadinessChecks): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await works(check)) ? [] : [name])),
  );
  return names.flat();
}

function works(check: () => Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    check()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
