import type { BrowserContext, Route } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { STORAGE_FAULTS } from './storageFaults.ts';

/** Faults in the way of a write. One that ends a page or a browser does so while the write is under way. */
export const FAULTS = [
  'none',
  'none',
  'the network is gone before',
  'the network is gone before',
  'nobody is reached',
  'the answer is lost',
  'the answer is lost',
  'the answer comes late',
  '500',
  '503 with Retry-After',
  '429 with Retry-After',
  'a page of somebody else',
  'the tab is closed',
  'the browser is killed',
  'the browser is killed after the server has it',
  'the server is restarted',
  'the database is killed',
  ...STORAGE_FAULTS,
] as const;
export type Fault = (typeof FAULTS)[number];

const GRAPH = '**/graphql';
const isWrite = (route: Route) => /"query":"\s*mutation|mutation /.test(route.request().postData() ?? '');

const refusal = (code: string) => JSON.stringify({ errors: [{ message: code, extensions: { code } }] });
const answer =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', headers, body: refusal(code) });

/** How a write is answered under a fault; a fault that is none of the network's is not here. */
const ANSWERS: Partial<Record<Fault, (route: Route) => Promise<void>>> = {
  'nobody is reached': (route) => route.abort('connectionrefused'),
  'the answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  // Later than a person is kept waiting for it.
  'the answer comes late': async (route) => {
    const response = await route.fetch();
    await wait(10_000);
    await route.fulfill({ response });
  },
  '500': answer(500, 'INTERNAL'),
  '503 with Retry-After': answer(503, 'UNAVAILABLE', { 'retry-after': '1' }),
  '429 with Retry-After': answer(429, 'RATE_LIMITED', { 'retry-after': '1' }),
  'a page of somebody else': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi' }),
  // Held until the page is gone.
  'the tab is closed': () => new Promise(() => undefined),
  'the browser is killed': () => new Promise(() => undefined),
  'the browser is killed after the server has it': async (route) => {
    await route.fetch();
    await new Promise(() => undefined);
  },
};

/** Puts a fault in the way of the next write of any page; the function returned takes it away again. */
export async function putInTheWay(context: BrowserContext, fault: Fault): Promise<() => Promise<void>> {
  const spoil = ANSWERS[fault];
  if (fault === 'the network is gone before') {
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  if (spoil === undefined) return () => Promise.resolve();
  let isOver = false;
  const handle = async (route: Route) => {
    if (isOver || !isWrite(route)) return route.fallback();
    isOver = true;
    // The page may be gone before its answer comes.
    await spoil(route).catch(() => undefined);
  };
  await context.route(GRAPH, handle);
  return () => context.unroute(GRAPH, handle).catch(() => undefined);
}
