import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { createClient } from '@supabase/supabase-js';

let stack: TestStack;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await startTestStack();
  client = createClient(stack.url, stack.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
});
afterAll(() => stack.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.url}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the REST root', () => {
  it('describes a schema that exposes nothing, to whoever has a key', async () => {
    const answer = await get('/rest/v1/', { apikey: stack.anonKey });
    expect(answer).toMatchObject({ status: 200, body: { swagger: '2.0', paths: {}, definitions: {} } });
    expect((await get('/rest/v1', { apikey: stack.anonKey })).status).toBe(200);
    expect(await get('/rest/v1/')).toMatchObject({ status: 401, body: { message: 'No API key found in request' } });
    expect(await get('/rest/v1/', { apikey: 'x' })).toMatchObject({
      status: 401,
      body: { message: 'Invalid API key' },
    });
    expect(await get('/rest/v1/', { apikey: stack.anonKey, authorization: 'Bearer x' })).toMatchObject({ status: 401 });
  });

  it('has no tables and no functions', async () => {
    const table = await client.from('memories').select('*');
    expect(table).toMatchObject({
      status: 404,
      error: { code: 'PGRST205', message: "Could not find the table 'public.memories' in the schema cache" },
    });
    expect((await client.from('memories').insert([])).error?.code).toBe('PGRST205');
    expect((await client.rpc('anything')).error?.code).toBe('PGRST202');
  });
});

/** A request with a `Host` that `fetch` would not send, and everything of its answer as one text. */
function asIfFrom(host: string, path: string, headers: Record<string, string>, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const forged = { host, 'x-forwarded-host': host, forwarded: `host=${host}`, ...headers };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(new URL(path, stack.url), { method, headers: forged }, (answer) => {
      let text = JSON.stringify(answer.headers);
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject).end(body);
  });
}

it('a host that nobody configured is in no answer and in no mail', async () => {
  const email = `${randomUUID()}@example.no`;
  const json = { 'content-type': 'application/json', apikey: stack.anonKey };
  const asked = { email, password: 'Fjell-tur 2026 x' };
  const back = encodeURIComponent('http://evil.example/auth/callback');
  const answers = await Promise.all([
    ...['/config.json', '/', '/home', '/remotes.json', '/inbox', '/api/health', '/api/openapi.json', '/api/docs'].map(
      (path) => asIfFrom('evil.example', path, {}),
    ),
    asIfFrom('evil.example', '/rest/v1/', json),
    asIfFrom('evil.example', '/auth/v1/settings', json),
    asIfFrom('evil.example', '/auth/v1/verify?token=x&type=signup', {}),
    asIfFrom('evil.example', `/auth/v1/signup?redirect_to=${back}`, json, JSON.stringify(asked)),
    asIfFrom('evil.example', '/api/auth/signin', json, JSON.stringify(asked)),
  ]);
  for (const answer of answers) expect(answer).not.toContain('evil.example');
  expect(answers[0]).toContain(`"apiUrl":"${stack.url}/api"`);
  const mails = JSON.stringify(await stack.inbox(email));
  expect(mails).toContain(new URL(stack.url).host);
  expect(mails).not.toContain('evil.example');
});

it('there are no edge functions', async () => {
  const { data, error } = await client.functions.invoke('anything', { body: {} });
  expect(data).toBeNull();
  expect((error as { context?: Response } | null)?.context?.status).toBe(404);
  expect((await get('/functions/v1/anything')).body).toMatchObject({ code: 'NOT_FOUND' });
});

it('there is no realtime service, and a socket hears so at once', async () => {
  expect((await get('/realtime/v1/websocket')).status).toBe(404);
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/realtime/v1/websocket`);
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});
