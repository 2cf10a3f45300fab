import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import { freePort, startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const PASSWORD = 'Fjell-tur 2026 x';
const SERVICES_PASSWORD = randomUUID();
const SAVE = 'mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }';
const saved = { status: 200, data: { saveProfile: { nickname: 'Kari' } } };

/** Stands for the hosted project; the app is another instance that knows it by three variables. */
let project: TestStack;
let app: TestStack;
let hosted: Record<string, string>;
const started: TestStack[] = [];

async function start(environment: Record<string, string>): Promise<TestStack> {
  const stack = await startStack(environment);
  started.push(stack);
  return stack;
}

function servicesUrl(): string {
  const url = new URL(databaseOf(project.dataFolder).owner);
  url.username = 'spire_services';
  url.password = SERVICES_PASSWORD;
  return url.href;
}

beforeAll(async () => {
  const [one, two] = [String(await freePort()), String(await freePort())];
  const callbacks = [one, two].map((port) => `http://localhost:${port}/auth/callback`);
  project = await start({ GOTRUE_URI_ALLOW_LIST: callbacks.join(',') });
  const keys = readFileSync(path.join(project.dataFolder, 'keys.json'), 'utf8');
  const { serviceKey } = JSON.parse(keys) as { serviceKey: string };
  hosted = {
    PORT: two,
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_KEY: serviceKey,
  };
  await promisify(execFile)(process.execPath, [path.join(workspaceRoot(), 'ops/dist/serve.js'), 'migrate'], {
    cwd: workspaceRoot(),
    env: { ...process.env, DATABASE_URL: databaseOf(project.dataFolder).owner, SERVICES_PASSWORD },
  });
  app = await start({ ...hosted, PORT: one, DATABASE_URL: servicesUrl() });
});
afterAll(async () => {
  for (const stack of started.reverse()) await stack.stop();
});

/** A person who signs up at that app with the unmodified client, opens the mail, and logs in. */
async function newcomer({ url }: TestStack) {
  const config = (await (await fetch(`${url}/config.json`)).json()) as BrowserConfig;
  const kept = new Map<string, string>();
  const { auth } = createClient(config.supabaseUrl, config.supabaseAnonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
  const email = `hosted-${randomUUID()}@example.no`;
  const options = { emailRedirectTo: `${url}/auth/callback` };
  expect((await auth.signUp({ email, password: PASSWORD, options })).error).toBeNull();
  const [mail] = await project.inbox(email);
  const opened = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
  const target = new URL(opened.headers.get('location') ?? 'missing:');
  expect(target.origin + target.pathname).toBe(options.emailRedirectTo);
  expect((await auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).toBeNull();
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  if (error !== null) throw error;
  return { auth, email, id: data.user.id, graph: graphClient(url, data.session.access_token) };
}

test('three variables and a database lead from sign-up to a saved profile, and out again', async () => {
  const kari = await newcomer(app);
  await expect(kari.graph(SAVE, { i: { nickname: 'Kari' } })).resolves.toMatchObject(saved);
  await expect(kari.graph('{ me { profile { nickname } sessions { isCurrent } } }')).resolves.toMatchObject({
    data: { me: { profile: { nickname: 'Kari' }, sessions: [{ isCurrent: true }, { isCurrent: false }] } },
  });
  const again = await newcomer(app);
  await again.auth.signOut();
  await expect(again.graph('{ me { id } }')).resolves.toMatchObject({ status: 401 });
});

test('a second factor is asked for here as well', async () => {
  const kari = await newcomer(app);
  await addFactor(project, kari);
  await expect(kari.graph('{ me { id } }')).resolves.toMatchObject({ status: 403 });
});

test('sign-in by way of the app reaches the project; diagnostics are off unless asked for', async () => {
  const { email } = await newcomer(app);
  const post = (at: string, body: object) =>
    fetch(app.url + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/signin', { email, password: PASSWORD });
  expect([signedIn.status, await signedIn.json()]).toEqual([200, expect.objectContaining({ token_type: 'bearer' })]);
  expect((await post('/api/diagnostics/sign-up-test', { email })).status).toBe(404);
  await expect((await fetch(`${app.url}/config.json`)).json()).resolves.toMatchObject({
    supabaseUrl: project.url,
    diagnostics: false,
    inboxUrl: null,
  });
});

test('with a database of its own the app works too, and a token counts until it expires', async () => {
  const kari = await newcomer(await start(hosted));
  await kari.auth.signOut();
  await expect(kari.graph(SAVE, { i: { nickname: 'Kari' } })).resolves.toMatchObject(saved);
});

test('a person deletes their account with its pictures, in the project', async () => {
  const kari = await newcomer(app);
  await expect(kari.graph(SAVE, { i: { nickname: 'Kari' } })).resolves.toMatchObject(saved);
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { data } = await kari.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  const sent = await fetch(`${project.url}/storage/v1/object/memories/${kari.id}/a.png`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/png' },
    body: picture,
  });
  expect(sent.status).toBe(200);
  const deleteIt = 'mutation ($c: String!) { deleteAccount(confirm: $c) }';
  await expect(kari.graph(deleteIt, { c: kari.email })).resolves.toMatchObject({ data: { deleteAccount: true } });
  const left = `select from storage.objects where name like $1 union all select from auth.users where id::text || '%' = $1`;
  await expect(asOwner(project.dataFolder, left, [`${kari.id}%`])).resolves.toEqual([]);
  const kept = readdirSync(path.join(project.dataFolder, 'storage'), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  await expect(kari.graph(deleteIt, { c: kari.email })).resolves.toMatchObject({ status: 401 });
});
