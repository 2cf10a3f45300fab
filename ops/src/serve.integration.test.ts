import { FILE_BUCKETS } from '@spire/domain/voiceBucket';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import { removeFolder, runStack, scratchFolder, type StackProcess } from '@spire/local/testing/stackProcess';
import { freePort } from '@spire/testing/stack';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve, type ServiceProcess } from './testing/serviceProcess.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const SITE = 'https://spire.example.org';
const PASSWORD = 'Kaffe-og-regn-7';
const dataFolder = scratchFolder();
const services: ServiceProcess[] = [];
let stack: StackProcess;

function stored<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8')) as Content;
}

/** The stack's database for one of the services' own logins. */
function databaseUrl(login: 'authenticator' | 'supabase_auth_admin'): string {
  const { authenticator, authAdmin } = stored<{ authenticator: string; authAdmin: string }>('secrets.json');
  const { port } = stored<{ port: number }>('postgres-location.json');
  return `postgresql://${login}:${login === 'authenticator' ? authenticator : authAdmin}@127.0.0.1:${port}/spire`;
}

async function start(name: string, environment: Record<string, string>): Promise<string> {
  const service = await serve(name, await freePort(), environment);
  services.push(service);
  return service.address;
}

beforeAll(async () => {
  stack = runStack({ PORT: String(await freePort()), DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  await stack.ready;
});

afterAll(async () => {
  for (const service of services) expect(await service.stop()).toBe(0);
  stack.child.kill('SIGTERM');
  await stack.ended;
  removeFolder(dataFolder);
});

describe('the services, each in a process of its own', () => {
  let supabase = '';
  let gateway = '';
  /** A gateway that looks at no sessions: what it is told of them, its subgraphs say. */
  let trusting = '';

  beforeAll(async () => {
    supabase = await start('supabase', {
      DATABASE_URL: databaseUrl('supabase_auth_admin'),
      STORAGE_DATABASE_URL: databaseUrl('authenticator'),
      INBOX: 'on',
      DATA_DIR: dataFolder,
      GOTRUE_MAILER_AUTOCONFIRM: 'true',
    });
    const shared = {
      SUPABASE_URL: supabase,
      SUBGRAPH_SECRET: createHash('sha256').update(dataFolder).digest('hex'),
      DATA_KEY: stored<{ dataKey: string }>('secrets.json').dataKey,
      DATABASE_URL: databaseUrl('authenticator'),
    };
    const [user, wellbeing] = await Promise.all(['user', 'wellbeing'].map((name) => start(name, shared)));
    const facts = { SUBGRAPH_USER_URL: `${user ?? ''}/graphql`, SUBGRAPH_WELLBEING_URL: `${wellbeing ?? ''}/graphql` };
    const ai = await start('ai', { ...shared, ...facts });
    const subgraphs = { ...facts, SUBGRAPH_AI_URL: `${ai}/graphql` };
    const { anonKey: SUPABASE_ANON_KEY } = stored<{ anonKey: string }>('keys.json');
    const freely = { KNOWN_OPERATIONS: 'off' };
    [gateway, trusting] = await Promise.all([
      start('gateway', { ...shared, ...subgraphs, SUPABASE_ANON_KEY, DIAGNOSTICS: 'on', ...freely }),
      start('gateway', { ...shared, ...subgraphs, SESSION_CHECK: 'off', SITE_ORIGINS: SITE, ...freely }),
    ]);
  });

  const post = (url: string, body: object, token = '') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  async function newPerson(): Promise<{ email: string; token: string }> {
    const email = `alone-${randomUUID()}@example.org`;
    const signUp = await post(`${gateway}/api/auth/signup`, { email, password: PASSWORD });
    return { email, token: ((await signUp.json()) as { access_token: string }).access_token };
  }

  const ask = (at: string, token: string, query = '{ me { email growth { points } memories { totalCount } } }') =>
    post(`${at}/graphql`, { query }, token);

  test('are one product', async () => {
    const { email, token } = await newPerson();
    const me = { email, growth: { points: 0 }, memories: { totalCount: 0 } };
    for (const at of [gateway, trusting]) expect(await (await ask(at, token)).json()).toEqual({ data: { me } });
    const buckets = await fetch(`${supabase}/storage/v1/bucket`, { headers: { authorization: `Bearer ${token}` } });
    expect(await buckets.json()).toMatchObject(FILE_BUCKETS.map(({ id }) => ({ id })));
    const test = await post(`${gateway}/api/diagnostics/sign-up-test`, { email: `other-${email}` }, token);
    expect(await test.json()).toMatchObject({ status: 200 });
  });

  test('write from what each of them knows', async () => {
    const { token } = await newPerson();
    const exercise = 'mutation { writeMicroExercise(input: { language: no }) { ... on WrittenExercise { source } } }';
    expect(await (await ask(trusting, token, exercise)).json()).toEqual({
      data: { writeMicroExercise: { source: 'built_in' } },
    });
  });

  test('let the pages of another origin ask, where it is named', async () => {
    const preflight = (at: string, url: string) =>
      fetch(`${at}${url}`, { method: 'OPTIONS', headers: { origin: SITE, 'access-control-request-method': 'POST' } });
    for (const url of ['/graphql', '/api/memories', '/api/auth/signup']) {
      const allowed = await preflight(trusting, url);
      expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, SITE]);
      expect((await preflight(gateway, url)).headers.get('access-control-allow-origin')).toBeNull();
    }
    const { headers } = await fetch(`${trusting}/api/memories`, { headers: { origin: SITE } });
    expect(['access-control-allow-origin', 'cache-control', 'vary'].map((name) => headers.get(name))).toEqual([
      SITE,
      'no-store',
      'accept-language, origin',
    ]);
    const wrong = serve('gateway', await freePort(), { SITE_ORIGINS: `${SITE}/home` });
    await expect(wrong).rejects.toThrow('SITE_ORIGINS');
  });

  test('know an ended session, the gateway and each subgraph by itself', async () => {
    const { token } = await newPerson();
    const { anonKey } = stored<{ anonKey: string }>('keys.json');
    await post(`${supabase}/auth/v1/logout?apikey=${anonKey}`, {}, token);
    expect((await ask(gateway, token, '{ __typename }')).status).toBe(401);
    expect((await ask(trusting, token, '{ __typename }')).status).toBe(200);
    for (const field of ['email', 'growth { points }', 'recoveryCodesLeft'])
      expect((await ask(trusting, token, `{ me { ${field} } }`)).status).toBe(401);
  });

  test('want the second factor of whoever has one, but for a recovery code', async () => {
    const { email, token } = await newPerson();
    const [person] = await asOwner<{ id: string }>(dataFolder, 'select id from auth.users where email = $1', [email]);
    await addFactor({ dataFolder }, { id: person?.id ?? '' });
    for (const at of [gateway, trusting]) {
      const answer = await ask(at, token);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('SECOND_FACTOR_REQUIRED')]);
      const code = await ask(at, token, 'mutation { useRecoveryCode(code: "wrong") }');
      expect(await code.text()).toContain('VALIDATION_FAILED');
    }
  });

  test('name the database they look sessions up in', async () => {
    const settings = { SUPABASE_URL: supabase, SUBGRAPH_SECRET: 'x'.repeat(32), DATABASE_URL: '' };
    await expect(serve('gateway', await freePort(), settings)).rejects.toThrow('DATABASE_URL is not set');
    const elsewhere = databaseUrl('authenticator').replace('/spire', '/postgres');
    const unprepared = serve('ai', await freePort(), { ...settings, DATABASE_URL: elsewhere });
    await expect(unprepared).rejects.toThrow('npm run migrate');
  });
});

test('the pages alone name the hosted service, and may ask it', async () => {
  const key = 'a-public-key-of-a-hosted-service';
  const hosted = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: key };
  const web = await start('web', { ...hosted, GOTRUE_MAILER_OTP_LENGTH: '8' });
  const config = await fetch(`${web}/config.json`);
  expect(await config.json()).toMatchObject({
    supabaseUrl: 'https://project.supabase.co',
    supabaseAnonKey: key,
    graphqlUrl: `${web}/graphql`,
    inboxUrl: null,
    codeLength: 8,
  });
  const { headers } = await fetch(`${web}/home`);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://project.supabase.co");
});

test('the pages alone know where people open them, behind what speaks https', async () => {
  const settings = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'x'.repeat(20) };
  const web = await start('web', { ...settings, GOTRUE_SITE_URL: 'https://app.example.org' });
  const config = await new Promise<string>((resolve, reject) => {
    const asked = get(`${web}/config.json`, { headers: { host: 'app.example.org' } }, (answer) => {
      answer.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    asked.on('error', reject);
  });
  expect(JSON.parse(config)).toMatchObject({ graphqlUrl: 'https://app.example.org/graphql', inboxUrl: null });
});

test('the pages alone say that they stop before they do', async () => {
  const settings = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'x'.repeat(20), DRAIN_MS: '5000' };
  const web = await serve('web', await freePort(), settings);
  expect((await fetch(`${web.address}/api/ready`)).status).toBe(200);
  const ended = web.stop();
  await wait(100);
  const ready = await fetch(`${web.address}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', missing: ['stopping'] }]);
  expect(await ended).toBe(0);
});

test('a service without its variables names them', async () => {
  await expect(serve('web', await freePort(), { SUPABASE_URL: '' })).rejects.toThrow('SUPABASE_ANON_KEY');
  await expect(serve('nothing', await freePort(), {})).rejects.toThrow('gateway|user|wellbeing|ai');
});
