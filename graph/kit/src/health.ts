import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance } from 'fastify';

/** Parts whose absence makes the stack unready, by name; each rejects when its part does not work. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

const PATIENCE_MS = 2000;

/** Rejects unless an address answers, by its own health check, that the service there is up. */
export async function requireHealthy(serviceUrl: string): Promise<void> {
  const url = new URL(SERVICE_PATHS.health, serviceUrl);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url.origin} answered ${response.status}`);
}

/** Adds `/api/health` (the process answers) and `/api/ready` (it can serve; 503 names what is missing). */
export function addHealth(app: FastifyInstance, checks: ReadinessChecks, isStopping: () => boolean): void {
  app.get(SERVICE_PATHS.health, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get(SERVICE_PATHS.ready, async (_request, reply) => {
    const missing = isStopping() ? ['stopping'] : await failing(checks);
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing });
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
