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
