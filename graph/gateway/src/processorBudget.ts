import { ERROR_CODES } from '@spire/domain/errorCodes';
import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { createProcessorShares } from '@spire/graph-kit/processorShares';
import { countEvent } from '@spire/graph-kit/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type LimitOptions, refusalFor } from './limitRequests.ts';
import type { Caller } from './rateLimits.ts';

/** The processor time of a request so far, and the caller who is charged for it. */
interface Account {
  /** Ends the counting; answers milliseconds. */
  end: () => number;
  /** The caller who is charged; undefined while nothing costly was asked for. */
  payer: Caller | undefined;
  /** Makes the caller pay; answers how many seconds they have to wait before, 0 when they have processor time left. */
  admit: () => Promise<number>;
}

const accounts = new WeakMap<FastifyRequest, Account>();

/**
 * Admits a request that turns out to be costly: answers the seconds to wait, 0 when there is processor time left. What
 * the request takes is charged when it is over.
 */
export const admitCostly = async (request: FastifyRequest): Promise<number> =>
  (await accounts.get(request)?.admit()) ?? 0;

/** Routes whose writes are costly: files of other apps are read, and taken in. */
const COSTLY_WRITES: readonly string[] = [REST_PATHS.imports, REST_PATHS.importConfirm.replace('{id}', ':id')];

/** Whether a route is costly whatever it is asked: exports, imports, and pictures, which are decoded. */
function isCostly(method: string, route: string): boolean {
  if (route === REST_PATHS.privacyImport || route === REST_PATHS.privacyExport) return true;
  if (method === 'POST' && COSTLY_WRITES.includes(route)) return true;
  return ['POST', 'PUT'].includes(method) && /^\/object\/(?:upload\/sign\/)?:bucket\/\*$/.test(storagePath(route));
}

const storagePath = (route: string) =>
  route.startsWith(SERVICE_PATHS.storage) ? route.slice(SERVICE_PATHS.storage.length) : '';

/**
 * Charges persons and addresses with the processor time of what is costly, and refuses more of it, before a body is
 * read, once the time of their hour is spent (D76).
 */
export function budgetProcessorTime(app: FastifyInstance, options: LimitOptions): void {
  const { limits } = options;
  const shares = createProcessorShares();
  app.addHook('onRequest', async (request, reply) => {
    const account: Account = {
      end: shares.begin(),
      payer: undefined,
      admit: async () => {
        const caller = await callerOf(request, options);
        account.payer = caller;
        return limits.processorWait(caller);
      },
    };
    accounts.set(request, account);
    const { url: route = '' } = request.routeOptions;
    const wait = isCostly(request.method, route) ? await account.admit() : 0;
    if (wait === 0) return;
    countEvent('spire.rate_limited', { by: 'processor time' });
    await reply.code(ERROR_CODES.RATE_LIMITED).header('retry-after', wait).send(refusalFor(route, request.headers));
  });
  app.addHook('onResponse', async (request) => {
    const account = accounts.get(request);
    if (account === undefined) return;
    const milliseconds = account.end();
    if (account.payer !== undefined) await limits.chargeProcessor(account.payer, milliseconds);
  });
}
