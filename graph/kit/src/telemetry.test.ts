import { statementFacts } from './database/tracedStatement.ts';
import { createLog } from './log.ts';
import { createServiceApp, type ServiceApp } from './serviceApp.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { closeTelemetry, countEvent, openTelemetry, traced, traceHeaders } from './telemetry.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

let collector: Collector;
let service: ServiceApp;
let forwarded: Record<string, string> = {};

beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

async function open(endpoint: string | undefined, continuesTraces = false): Promise<void> {
  collector.sent.length = 0;
  forwarded = {};
  await openTelemetry('test', endpoint);
  const log = createLog('test', 'silent');
  service = createServiceApp({ log, checks: {}, bodyLimit: 1000, drainMs: 0, continuesTraces });
  service.app.post('/notes/:id', () =>
    traced('write note', { table: 'note' }, () => {
      forwarded = traceHeaders();
      return Promise.reject(new Error('planted-error'));
    }),
  );
}

const endpoint = () => `${collector.address}/`;
const REMOTE = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const ask = () =>
  service.app.inject({
    method: 'POST',
    url: '/notes/planted-id?q=planted-query',
    headers: { authorization: 'Bearer planted-token', traceparent: `00-${REMOTE.traceId}-${REMOTE.spanId}-01` },
    payload: { text: 'planted-text' },
  });

function spans(): Span[] {
  const parse = ({ text }: { text: string }) =>
    JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return collector.sent
    .filter(({ path }) => path === '/v1/traces')
    .flatMap((each) =>
      parse(each).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
}

test('a collector is sent spans and numbers, and nothing of what a request carries', async () => {
  await open(endpoint());
  await ask();
  countEvent('spire.rate_limited', { by: 'person' });
  await service.close();
  await closeTelemetry();
  const [request, work] = ['POST /notes/:id', 'write note'].map((name) => spans().find((span) => span.name === name));
  expect(work).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(request?.traceId).not.toBe(REMOTE.traceId);
  expect(forwarded).toEqual({ traceparent: `00-${work?.traceId ?? ''}-${work?.spanId ?? ''}-01` });
  const metrics = collector.sent.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text);
  for (const name of ['http.server.request.duration', '/notes/:id', 'spire.rate_limited'])
    expect(metrics.join('')).toContain(name);
  expect(collector.text()).not.toContain('planted');
});

test('a service of ours goes on with the trace of its caller', async () => {
  await open(endpoint(), true);
  await ask();
  await service.close();
  await closeTelemetry();
  const request = spans().find(({ name }) => name === 'POST /notes/:id');
  expect(request).toMatchObject({ traceId: REMOTE.traceId, parentSpanId: REMOTE.spanId });
});

test('without a collector nothing is traced or sent', async () => {
  await open(undefined);
  await ask();
  await service.close();
  await closeTelemetry();
  expect([collector.sent, forwarded]).toEqual([[], {}]);
});

test.each<[string, string | undefined, string]>([
  ['select', 'users.profile', 'SELECT "users"."profile"."nickname" FROM "users"."profile" WHERE "user_id" = $1'],
  ['insert', 'wellbeing.memory', 'INSERT INTO "wellbeing"."memory" ("title") VALUES ($1) RETURNING "id"'],
  ['update', 'wellbeing.task', 'UPDATE "wellbeing"."task" SET "is_completed" = $1'],
  ['delete', 'users.contact', 'delete from users.contact where id = $1'],
  ['select', undefined, "select set_config('a', 'planted', true)"],
  ['commit', undefined, 'commit'],
])('of a statement a trace tells its kind and table: %s %s', (kind, table, text) => {
  const { 'db.operation.name': operation, 'db.collection.name': collection } = statementFacts(text);
  expect([operation, collection]).toEqual([kind, table]);
});
