import { isPasswordRight, hashPassword } from '@spire/supabase/auth/passwords/passwords';
import { startStack, type TestStack } from '@spire/testing/stack';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { interleaved, median, type Figure } from './measure.ts';

const PASSWORD = 'Fjell-tur 2026 x';
const RUNS = 5;
const REQUESTS = 200;
const SIGN_INS = 30;
const CHECKS = 200;

/** Limits that no benchmark should reach. */
const LOOSE = {
  // As Supabase Auth is measured, without the gateway that asks for a key.
  API_KEY_REQUIRED: 'false',
  GOTRUE_MAILER_AUTOCONFIRM: 'true',
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '1000000',
  GOTRUE_RATE_LIMIT_OTP: '1000000',
  GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '1000000',
};

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

function databaseUrl({ dataFolder }: TestStack, login: 'supabase_auth_admin' | 'superuser'): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8')) as Record<string, string>;
  const { authAdmin, superuser } = read('secrets.json');
  const [role, password] = login === 'superuser' ? ['postgres', superuser] : [login, authAdmin];
  return `postgresql://${role}:${password ?? ''}@127.0.0.1:${read('postgres-location.json')['port'] ?? ''}/spire`;
}

async function startBareServer(url: string): Promise<{ address: string; stop: () => void }> {
  const file = path.join(import.meta.dirname, 'bareServer.ts');
  const child = spawn(process.execPath, [file, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  return { address, stop: () => child.stdin.end() };
}

interface Session {
  access_token: string;
  refresh_token: string;
}

function sessionId({ access_token: token }: Session): string {
  const [, payload] = token.split('.');
  return (JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { session_id: string }).session_id;
}

async function refreshing(stack: TestStack, session: Session): Promise<Figure[]> {
  const bare = await startBareServer(databaseUrl(stack, 'supabase_auth_admin'));
  const database = new Client(databaseUrl(stack, 'supabase_auth_admin'));
  await database.connect();
  const id = sessionId(session);
  let token = session.refresh_token;
  const text = 'update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1';
  const works = [
    async () => {
      const body = { refresh_token: token };
      token = (await post<Session>(`${stack.url}/auth/v1/token?grant_type=refresh_token`, body)).refresh_token;
    },
    () => post(`${bare.address}/update`, { id }),
    () => database.query({ name: 'update', text, values: [id] }),
  ];
  await interleaved(REQUESTS, works);
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push((await interleaved(REQUESTS, works)).map(median));
  await database.end();
  bare.stop();
  const column = (index: number) => runs.map((run) => run[index] ?? Number.NaN);
  return [
    { name: 'refresh', runs: column(0), unit: 'ms' },
    { name: 'bare indexed update, over HTTP', runs: column(1), unit: 'ms' },
    { name: 'bare indexed update, in PostgreSQL', runs: column(2), unit: 'ms' },
    {
      name: 'refresh to bare update, request to request',
      runs: runs.map(([refresh = Number.NaN, update = Number.NaN]) => refresh / update),
      unit: 'times',
      limit: 2,
    },
  ];
}

/**
 * A hash takes so long that other programs get in between, which says nothing of the service: of each run the least
 * disturbed sign-in and hash are compared.
 */
async function signingIn(stack: TestStack, email: string): Promise<Figure[]> {
  const hash = await hashPassword(PASSWORD);
  const works = [
    () => post(`${stack.url}/auth/v1/token?grant_type=password`, { email, password: PASSWORD }),
    () => isPasswordRight(hash, PASSWORD),
  ];
  await interleaved(SIGN_INS, works);
  const runs: number[][][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await interleaved(SIGN_INS, works));
  const medians = (index: number) => runs.map((run) => median(run[index] ?? []));
  const beyond = runs.map(([signIns = [], hashes = []]) => Math.min(...signIns) - Math.min(...hashes));
  return [
    { name: 'password sign-in', runs: medians(0), unit: 'ms' },
    { name: 'password hash', runs: medians(1), unit: 'ms' },
    { name: 'password sign-in beyond the hash', runs: beyond, unit: 'ms', limit: 5 },
  ];
}

/** How many statements PostgreSQL is sent while tokens are checked: at the graph true ones, at the service false ones. */
async function checking(stack: TestStack, { access_token: token }: Session): Promise<Figure> {
  const admin = new Client(databaseUrl(stack, 'superuser'));
  await admin.connect();
  await admin.query(`alter system set log_statement = 'all'`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
  await wait(1000);
  const statements = () =>
    readFileSync(path.join(stack.dataFolder, 'postgres.log'), 'utf8').match(/LOG: {2}(statement|execute)/g)?.length ??
    0;
  const ask = () => post(`${stack.url}/graphql`, { query: '{ __typename }' }, token);
  const headers = { authorization: `Bearer ${token.slice(0, -4)}AAAA` };
  // The first check asks whether the session is open, and remembers it for five seconds.
  await ask();
  const before = statements();
  if (before === 0) throw new Error('PostgreSQL does not say what it is sent');
  for (let check = 0; check < CHECKS; check += 1) {
    await ask();
    await fetch(`${stack.url}/auth/v1/user`, { headers });
  }
  return {
    name: `database statements in ${2 * CHECKS} token checks`,
    runs: [statements() - before],
    unit: '',
    limit: 0,
  };
}

/** The cost of signing in, refreshing and checking a token. */
export async function auth(): Promise<Figure[]> {
  const stack = await startStack(LOOSE);
  try {
    const email = `person-${randomUUID()}@example.no`;
    const session = await post<Session>(`${stack.url}/auth/v1/signup`, { email, password: PASSWORD });
    return [...(await refreshing(stack, session)), ...(await signingIn(stack, email)), await checking(stack, session)];
  } finally {
    await stack.stop();
  }
}
