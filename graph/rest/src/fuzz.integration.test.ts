import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ERROR_CODES } from '@spire/domain/errorCodes';
import { REST_PATHS } from '@spire/domain/restPaths';
import { HELP_HEADER, SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { isErrorCode } from '@spire/graph-kit/errors';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { TEST_ZONE } from '@spire/testing/testDay';
import fc from 'fast-check';
import { exampleVariables } from '@spire/graph-shared/testing/exampleVariables';
import { MUTATIONS, QUERIES } from '@spire/graph-shared/testing/graphOperations';
import { hostileValues, placesIn, withValueAt } from './testing/hostileValues.ts';
import { addressOf, readRestOperations, type RestOperation } from './testing/restOperations.ts';
import { openRows, type RowReader } from '@spire/graph-shared/testing/rowsOf';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

/** `FUZZ_RUNS=1000 FUZZ_SEED=1` to look longer, and elsewhere. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 6);
const SEED = Number(process.env['FUZZ_SEED'] ?? 4711);
const SECRET = 'hemmelig-4711';
/** Wrong codes are counted, so that nobody can try them all. */
const COUNTED = 'users.attempt';
const options = { numRuns: RUNS, seed: SEED, endOnFailure: true };
const TIME_LIMIT = 60_000 + RUNS * 10_000;

let stack: TestStack;
let person: TestPerson;
let other: TestPerson;
let hostile: fc.Arbitrary<unknown>;
let rest: RestOperation[];
let reader: RowReader;

beforeAll(async () => {
  stack = await startStack({ LOG_LEVEL: 'info' });
  [person, other] = await Promise.all([newPerson(stack), newPerson(stack)]);
  hostile = hostileValues([other.id, other.email]);
  rest = await readRestOperations(stack.url, SECRET);
  reader = await openRows(stack.dataFolder);
});
afterAll(async () => {
  await reader.close();
  await stack.stop();
});

interface Refusal {
  code?: unknown;
  fields?: unknown[];
}

async function rows(): Promise<Record<string, unknown[]>> {
  const all = Object.entries(await reader.of(person.id));
  return Object.fromEntries(all.filter(([name]) => name !== COUNTED));
}
let known: Record<string, unknown[]> | undefined;

/** Sends a request, and holds whatever comes back to what every answer must be. */
async function hold(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<void> {
  const before = known ?? (await rows());
  known = undefined;
  const response = await fetch(stack.url + path, {
    ...init,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      [TIME_ZONE_HEADER]: TEST_ZONE,
      ...init.headers,
    },
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  if (response.status === 204) return;
  expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  const body = JSON.parse(text) as { errors?: { extensions: Refusal }[]; error?: Refusal } | null;
  const refusals =
    body?.errors?.map(({ extensions }) => extensions) ?? (response.status >= 400 ? [body?.error ?? {}] : []);
  for (const { code, fields } of refusals) {
    if (!isErrorCode(code) || ERROR_CODES[code] >= 500) throw new Error(`No code of a refusal: ${text}`);
    if (code === 'VALIDATION_FAILED') expect(fields?.length).toBeGreaterThan(0);
  }
  if (response.status >= 400) expect(refusals.length).toBeGreaterThan(0);
  if (refusals.length === 0) return;
  known = await rows();
  expect(known).toEqual(before);
}

const withArguments = [...MUTATIONS.values(), ...QUERIES.values()].filter(({ args }) => args.length > 0);

test.each(withArguments.map((each) => [each.name, each] as const))(
  'whatever "%s" is sent, it answers, and keeps nothing it refuses',
  async (_name, operation) => {
    const variables = exampleVariables(operation, { text: SECRET });
    const property = fc.asyncProperty(fc.constantFrom(...placesIn(variables)), hostile, async (place, value) => {
      const sent = withValueAt(exampleVariables(operation, { text: SECRET }), place, value);
      await hold(SERVICE_PATHS.graphql, {
        method: 'POST',
        body: JSON.stringify({ query: operation.text, variables: sent }),
      });
    });
    await fc.assert(property, options);
  },
  TIME_LIMIT,
);

test(
  'whatever a REST path is sent, it answers, and keeps nothing it refuses',
  async () => {
    expect(rest.length).toBeGreaterThan(30);
    const failures: string[] = [];
    for (const operation of rest) {
      const { method, path, params, query, body } = operation;
      const places = placesIn({ params, query, ...(body === undefined ? {} : { body }) }).filter(
        (each) => each.includes('.') || each === 'body',
      );
      if (places.length === 0) continue;
      const property = fc.asyncProperty(fc.constantFrom(...places), hostile, async (place, value) => {
        const sent = withValueAt(operation, place, value) as RestOperation;
        if (path.endsWith('}') && addressOf(sent).endsWith('/')) return;
        await hold(addressOf(sent), {
          method,
          ...(body === undefined ? {} : { body: sent.body === undefined ? '' : JSON.stringify(sent.body) }),
        });
      });
      await fc.assert(property, options).catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
        failures.push(`${method} ${path}\n${String(error)}\n${cause}`);
      });
    }
    expect(failures).toEqual([]);
  },
  TIME_LIMIT * 3,
);

/** Outright about this moment: of a plan for hard days nothing less is help (D74, D84). */
const DANGER = 'Jeg vil dø nå';
const OF_REST = (body: unknown) => JSON.parse(JSON.stringify(body).replaceAll(SECRET, DANGER)) as unknown;

/** The help that an answer's header names. */
async function helpOf(path: string, method: string, body: unknown): Promise<string | null> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${person.token}`,
    [TIME_ZONE_HEADER]: TEST_ZONE,
  };
  const response = await fetch(stack.url + path, { method, headers, body: JSON.stringify(body) });
  await response.body?.cancel();
  known = undefined;
  return response.headers.get(HELP_HEADER);
}

test('every write that takes a free text says when help is needed, by the graph and by REST (D49)', async () => {
  const unsaid: string[] = [];
  let asked = 0;
  for (const { name, text, args } of MUTATIONS.values()) {
    const operation = { name, text, args, idPlaces: [] };
    const variables = exampleVariables(operation, { text: DANGER });
    if (!JSON.stringify(variables).includes(DANGER)) continue;
    asked += 1;
    if ((await helpOf(SERVICE_PATHS.graphql, 'POST', { query: text, variables })) !== 'suicide') unsaid.push(name);
  }
  for (const operation of rest) {
    const { method, path, body } = operation;
    if (
      body === undefined ||
      method === 'GET' ||
      // Here the text is said to be about nobody who needs help.
      path === REST_PATHS.helpSetAside ||
      !JSON.stringify(body).includes(SECRET) ||
      path.startsWith('/api/auth')
    )
      continue;
    asked += 1;
    if ((await helpOf(addressOf(operation), method, OF_REST(body))) !== 'suicide') unsaid.push(`${method} ${path}`);
  }
  expect(unsaid).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const BODIES: Record<string, [body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>]> = {
  nothing: [''],
  'broken JSON': ['{"query": "{ me'],
  'no JSON at all': ['\u0000\u0001'],
  'JSON that is no object': ['[1, "a", null]'],
  NaN: ['{"query": NaN}'],
  'the same key twice': ['{"query": "{ me { id } }", "query": 1, "id": 1, "id": {}}'],
  'a prototype': ['{"__proto__": {"query": "{ me { id } }"}, "constructor": {"prototype": {"a": 1}}}'],
  'ten thousand levels': [nested(10_000)],
  'a long list': [
    JSON.stringify({ query: '{ me { id } }', variables: { a: Array.from({ length: 50_000 }, () => 1) } }),
  ],
  'ten thousand aliases': [
    JSON.stringify({ query: `{ me { ${Array.from({ length: 10_000 }, (_, index) => `a${index}: id`).join(' ')} } }` }),
  ],
  'deep nesting in the operation': [JSON.stringify({ query: `${'{ me '.repeat(2000)}${'}'.repeat(2000)}` })],
  'six megabytes': [JSON.stringify({ query: 'x'.repeat(6_000_000) })],
  'a form': ['query=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  'plain text': ['{"query": "{ me { id } }"}', { 'content-type': 'text/plain' }],
  'a type that is none': ['{}', { 'content-type': 'nothing' }],
  'another alphabet than it says': ['{"a": "\u00e6"}', { 'content-type': 'application/json; charset=utf-16' }],
};

test.each(Object.entries(BODIES))(
  'a body of %s is refused wherever one is read',
  async (_name, [body, headers = {}]) => {
    const paths = [SERVICE_PATHS.graphql, ...rest.filter(({ method }) => method === 'POST').map(({ path }) => path)];
    for (const path of paths) await hold(path, { method: 'POST', body, headers });
  },
);

test('a small body that unpacks to a hundred megabytes is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
  const { hostname, port } = new URL(stack.url);
  const headers = {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    authorization: `Bearer ${person.token}`,
  };
  for (const path of [SERVICE_PATHS.graphql, '/api/memory-bank']) {
    const status = await new Promise((resolve, reject) => {
      httpRequest({ hostname, port, path, method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end(bomb);
    });
    expect([400, 413, 415]).toContain(status);
  }
});

test('nothing of it is in the log, nothing failed, and the service goes on', async () => {
  expect((await fetch(stack.url + SERVICE_PATHS.ready)).status).toBe(200);
  const log = stack.log();
  for (const trace of [SECRET, 'drop table', 'x'.repeat(50), other.email, 'A request failed'])
    expect(log).not.toContain(trace);
});
