import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { serve, type ServiceProcess } from './testing/serviceProcess.ts';
import { removeFolder, runStack, scratchFolder, type StackProcess } from './testing/stackProcess.ts';

jest.setTimeout(60_000);

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
  const service = await serve(name, await freePort(undefined), environment);
  services.push(service);
  return service.address;
}

beforeAll(async () => {
  stack = runStack({ PORT: String(await freePort(undefined)), DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  await stack.ready;
});

afterAll(async () => {
  for (const service of services) expect(await service.stop()).toBe(0);
  stack.child.kill('SIGTERM');
  await stack.ended;
  removeFolder(dataFolder);
});

test('the services, each in a process of its own, are one product', async () => {
  const supabase = await start('supabase', {
    DATABASE_URL: databaseUrl('supabase_auth_admin'),
    INBOX: 'on',
    DATA_DIR: dataFolder,
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
  });
  const shared = {
    SUPABASE_URL: supabase,
    SUBGRAPH_SECRET: createHash('sha256').update(dataFolder).digest('hex'),
    DATABASE_URL: databaseUrl('authenticator'),
  };
  const [user, wellbeing, ai] = await Promise.all(['user', 'wellbeing', 'ai'].map((name) => start(name, shared)));
  const gateway = await start('gateway', {
    ...shared,
    SUBGRAPH_USER_URL: `${user ?? ''}/graphql`,
    SUBGRAPH_WELLBEING_URL: `${wellbeing ?? ''}/graphql`,
    SUBGRAPH_AI_URL: `${ai ?? ''}/graphql`,
  });

  const signUp = await fetch(`${supabase}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'alone@example.org', password: 'Kaffe-og-regn-7' }),
  });
  const { access_token: token } = (await signUp.json()) as { access_token: string };
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { email growth { points } memories { totalCount } } }' }),
  });
  expect(await answer.json()).toEqual({
    data: { me: { email: 'alone@example.org', growth: { points: 0 }, memories: { totalCount: 0 } } },
  });
});

test('the pages alone name the hosted service, and may ask it', async () => {
  const key = 'a-public-key-of-a-hosted-service';
  const web = await start('web', { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: key });
  const config = await fetch(`${web}/config.json`);
  expect(await config.json()).toMatchObject({
    supabaseUrl: 'https://project.supabase.co',
    supabaseAnonKey: key,
    graphqlUrl: `${web}/graphql`,
    inboxUrl: null,
  });
  expect(config.headers.get('content-security-policy')).toContain("connect-src 'self' https://project.supabase.co");
  expect((await fetch(`${web}/home`)).headers.get('content-type')).toContain('text/html');
});

test('a service without its variables names them', async () => {
  await expect(serve('web', await freePort(undefined), { SUPABASE_URL: '' })).rejects.toThrow('SUPABASE_ANON_KEY');
  await expect(serve('nothing', await freePort(undefined), {})).rejects.toThrow('gateway|user|wellbeing|ai');
});
