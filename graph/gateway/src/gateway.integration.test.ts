import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { getIntrospectionQuery } from 'graphql';

let stack: TestStack;
let kari: TestPerson;
const ask = (query: string, variables?: Record<string, unknown>) =>
  graphClient(stack.url, kari.token)(query, variables);

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

async function post(body: string, type = 'application/json') {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${kari.token}` },
    body,
  });
  return { status: response.status, body: (await response.json()) as { errors: { extensions: { code: string } }[] } };
}

const withPart = (token: string, index: number, change: (part: string) => string) =>
  token
    .split('.')
    .map((part, at) => (at === index ? change(part) : part))
    .join('.');
const rewritten = (change: object) => (part: string) =>
  Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(part, 'base64url').toString()) as object), ...change }),
  ).toString('base64url');

test.each<[string, (token: string) => string | undefined]>([
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['a changed person', (token) => withPart(token, 1, rewritten({ sub: '11111111-1111-4111-8111-111111111111' }))],
  ['a later expiry', (token) => withPart(token, 1, rewritten({ exp: 4_102_444_800 }))],
  ['the algorithm "none"', (token) => withPart(withPart(token, 0, rewritten({ alg: 'none' })), 2, () => '')],
  ['a shared-secret algorithm', (token) => withPart(token, 0, rewritten({ alg: 'HS256' }))],
  ['a cut signature', (token) => withPart(token, 2, (part) => part.slice(0, -4))],
])('%s is answered 401', async (_name, change) => {
  const answer = await graphClient(stack.url, change(kari.token))('{ me { id } }');
  expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(answer.data).toBeUndefined();
});

test('a token is nobody’s after signing out', async () => {
  const ola = await newPerson(stack);
  const headers = { authorization: `Bearer ${ola.token}`, apikey: stack.anonKey };
  await fetch(`${stack.url}/auth/v1/logout`, { method: 'POST', headers });
  await expect(graphClient(stack.url, ola.token)('{ me { id } }')).resolves.toMatchObject({ status: 401 });
});

test('the anonymous key is nobody', async () => {
  await expect(graphClient(stack.url, stack.anonKey)('{ me { id } }')).resolves.toMatchObject({ status: 401 });
});

test.each<[string, string]>([
  ['broken syntax', '{ me {'],
  ['an unknown field', '{ me { passwords } }'],
  ['a door of the subgraphs', '{ _entities(representations: []) { __typename } }'],
  ['the document of a subgraph', '{ _service { sdl } }'],
  ['too many aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: me { id }`).join(' ')} }`],
  ['far too many aliases', `{ ${Array.from({ length: 2000 }, (_, index) => `a${index}: me { id }`).join(' ')} }`],
  ['too many levels', `{ __schema ${'{ types { fields { type '.repeat(12)} { name } ${'} } }'.repeat(12)} }`],
  ['a fragment that spreads itself', '{ me { ...a } } fragment a on User { id ...a }'],
])('%s is a bad request', async (_name, query) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({ status: 400, errors: expect.arrayContaining([expect.anything()]) as unknown });
  for (const { extensions } of answer.errors ?? []) expect(extensions.code).toBe('BAD_REQUEST');
});

test.each<[string, string, object]>([
  ['an operation that is not there', 'query a { me { id } }', { operationName: 'b\0' }],
  ['two operations and no choice', 'query a { me { id } } query b { me { email } }', {}],
  ['a subscription', 'subscription { me { id } }', {}],
  [
    'a date that does not exist',
    'query ($d: LocalDate!) { me { checkIn(date: $d) { id } } }',
    { variables: { d: '2026-02-30' } },
  ],
  ['the year nought', 'query ($d: LocalDate!) { me { checkIn(date: $d) { id } } }', { variables: { d: '0000-01-01' } }],
])('%s is the caller’s mistake, not ours', async (_name, query, more) => {
  const { body } = await post(JSON.stringify({ query, ...more }));
  expect(body.errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
});

test('an input with more in it than any of ours is refused', async () => {
  const save = 'mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }';
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`niknam${at}`, 1]));
  for (const i of [unknown(20_000), unknown(900), { goals: Array.from({ length: 10_000 }, () => 'riches') }]) {
    const answer = await ask(save, { i });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  }
});

test('an option that does not exist is a bad request that names the place', async () => {
  const answer = await ask('mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }', {
    i: { goals: ['riches'] },
  });
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  expect(answer.errors?.[0]?.message).toContain('goals[0]');
});

test('a wrong input is told with all its fields, in codes', async () => {
  const answer = await ask('mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }', {
    i: { nickname: 'a\0', onboardingCompleted: true },
  });
  expect(answer.errors?.[0]).toMatchObject({
    message: 'VALIDATION_FAILED',
    extensions: {
      code: 'VALIDATION_FAILED',
      fields: expect.arrayContaining([{ field: 'nickname', code: 'INVALID' }]) as unknown,
    },
  });
});

test('only JSON of a sensible size is read', async () => {
  const query = JSON.stringify({ query: '{ me { id } }' });
  await expect(post(query)).resolves.toMatchObject({ status: 200 });
  await expect(post(JSON.stringify([{ query: '{ me { id } }' }]))).resolves.toMatchObject({ status: 400 });
  await expect(post('{"query":')).resolves.toMatchObject({ status: 400 });
  await expect(post('{"query":"{ me { id } }","__proto__":{"a":1}}')).resolves.toMatchObject({ status: 400 });
  await expect(post(query, 'text/plain')).resolves.toMatchObject({ status: 400 });
  await expect(post('query={me{id}}', 'application/x-www-form-urlencoded')).resolves.toMatchObject({ status: 400 });
  const large = JSON.stringify({ query: '{ me { id } }', padding: 'x'.repeat(1_100_000) });
  await expect(post(large)).resolves.toMatchObject({
    status: 413,
    body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
  });
});

test.each(['answer', 'refusal'])('no %s is kept on the way', async (what) => {
  const { headers } = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(what === 'answer' ? { authorization: `Bearer ${kari.token}` } : {}),
    },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
});

test('nothing is done by GET', async () => {
  const mutation = encodeURIComponent('mutation { saveProfile(input: { nickname: "x" }) { nickname } }');
  const response = await fetch(`${stack.url}/graphql?query=${mutation}`, {
    headers: { authorization: `Bearer ${kari.token}` },
  });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('the schema can be read without a token, and only the schema', async () => {
  const anonymous = graphClient(stack.url);
  const answer = await anonymous<{ __schema: { types: unknown[] } }>(getIntrospectionQuery());
  expect(answer.data?.__schema.types.length).toBeGreaterThan(20);
  await expect(anonymous('{ __schema { queryType { name } } me { id } }')).resolves.toMatchObject({ status: 401 });
});

test('a browser gets the playground, all of it from here', async () => {
  const page = await fetch(`${stack.url}/graphql`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).not.toMatch(/https?:\/\//);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await fetch(`${stack.url}${String(file)}`)).status).toBe(200);
});
