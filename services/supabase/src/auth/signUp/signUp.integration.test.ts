import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as bcrypt from '@node-rs/bcrypt';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';
import { outline } from '../../testing/outline.ts';

const PASSWORD = 'Fjell-tur 2026 x';
const OTHER = 'Strand-tur 2026 y';

let stack: TestStack;
let database: Client;

beforeAll(async () => {
  stack = await startTestStack();
  database = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

const newAddress = () => `person-${randomUUID()}@example.no`;

function post(path: string, body: string | Buffer | object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${stack.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.anonKey,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
      ...headers,
    },
    body: typeof body === 'string' ? body : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  });
}

interface Answer {
  code?: string;
  id?: string;
  access_token?: string;
}
const ask = async (path: string, body: object) => (await (await post(path, body)).json()) as Answer;
const signUp = (email: string, password = PASSWORD) => ask('/signup', { email, password });
const signIn = (email: string, password = PASSWORD) => ask('/token?grant_type=password', { email, password });
/** The outcome of signing in: the error's code, or that it worked. */
const outcome = async (email: string, password: string) => (await signIn(email, password)).code ?? 'signed in';

/** Follows the newest mail's link, of whatever kind. */
async function proveByMail(email: string): Promise<Answer> {
  const link = (await stack.inbox(email))[0]?.links.find((each) => each.includes('token=')) ?? 'missing:';
  const { searchParams } = new URL(link);
  return ask('/verify', { type: searchParams.get('type'), token_hash: searchParams.get('token') });
}

async function member(): Promise<string> {
  const email = newAddress();
  await signUp(email);
  await proveByMail(email);
  return email;
}

async function waiting(): Promise<string> {
  const email = newAddress();
  await signUp(email);
  return email;
}

describe('a stranger learns nothing about who has an account', () => {
  const asked: [string, (email: string) => Promise<Response>][] = [
    ['signing up', (email) => post('/signup', { email, password: OTHER, data: { preferred_language: 'en' } })],
    ['signing in with a guess', (email) => post('/token?grant_type=password', { email, password: 'Wrong-1 password' })],
    ['asking for a new password', (email) => post('/recover', { email })],
    ['asking for the confirmation again', (email) => post('/resend', { type: 'signup', email })],
    [
      'signing in with what they have just signed up with',
      async (email) => {
        await signUp(email, OTHER);
        return post('/token?grant_type=password', { email, password: OTHER });
      },
    ],
  ];

  it.each(asked)('by %s', async (_name, request) => {
    const unknown = await outline(await request(newAddress()));
    expect(await outline(await request(await waiting()))).toEqual(unknown);
    expect(await outline(await request(await member()))).toEqual(unknown);
  });

  it('by signing up again and again, before and after the owner has confirmed', async () => {
    const email = newAddress();
    const ids = [(await signUp(email)).id, (await signUp(email)).id];
    await proveByMail(email);
    ids.push((await signUp(email)).id, (await signUp(email.toUpperCase())).id);
    expect(ids).toEqual(ids.map(() => ids[0]));
    const found = await database.query<{ id: string }>('select id from auth.users where email = $1', [email]);
    expect(found.rows[0]?.id).toBe(ids[0]);
  });

  it('and does not get in with what they signed up with', async () => {
    const email = await member();
    await signUp(email, OTHER);
    expect(await outcome(email, OTHER)).toBe('email_not_confirmed');
    expect(await outcome(email, PASSWORD)).toBe('signed in');
  });
});

describe('who proves an address has a password of their own', () => {
  it('when a stranger signed up with it before', async () => {
    const email = newAddress();
    await signUp(email, OTHER);
    await signUp(email, PASSWORD);
    await proveByMail(email);
    expect(await outcome(email, OTHER)).toBe('invalid_credentials');
    expect(await outcome(email, PASSWORD)).toBe('signed in');
  });

  it('when a stranger signed up with it since, and they ask for a new link', async () => {
    const email = newAddress();
    await signUp(email, PASSWORD);
    await signUp(email, OTHER);
    await ask('/resend', { type: 'signup', email });
    expect((await proveByMail(email)).access_token).toBeDefined();
    expect(await outcome(email, OTHER)).toBe('invalid_credentials');
  });

  it('when they come in by a new password rather than by the confirmation', async () => {
    const email = newAddress();
    await signUp(email, OTHER);
    await ask('/recover', { email });
    expect((await proveByMail(email)).access_token).toBeDefined();
    expect(await outcome(email, OTHER)).toBe('invalid_credentials');
  });

  it('which is the one they chose, however often they ask for the mail', async () => {
    const email = newAddress();
    await signUp(email);
    await signUp(email);
    await ask('/resend', { type: 'signup', email });
    await proveByMail(email);
    expect(await outcome(email, PASSWORD)).toBe('signed in');
  });
});

describe('a password that came from Supabase', () => {
  const stored = async (email: string) =>
    (
      await database.query<{ hash: string }>('select encrypted_password as hash from auth.users where email = $1', [
        email,
      ])
    ).rows[0]?.hash ?? '';

  it('opens the account, and is hashed as others are from then on', async () => {
    const email = await member();
    const hash = (await bcrypt.hash(OTHER, 4)).replace('$2b$', '$2a$');
    await database.query('update auth.users set encrypted_password = $2 where email = $1', [email, hash]);
    expect(await outcome(email, PASSWORD)).toBe('invalid_credentials');
    expect(await outcome(email, OTHER)).toBe('signed in');
    while ((await stored(email)) === hash) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await stored(email)).toMatch(/^\$argon2id\$/);
    expect(await outcome(email, OTHER)).toBe('signed in');
  });
});

describe('what cannot be an address', () => {
  const at = '@example.no';
  it.each([
    ` kari${at}`,
    `kari${at} `,
    `kari ${at}`,
    `"kari n"${at}`,
    `kari@${at}`,
    `kari${at}.`,
    `.kari${at}\n`,
    `kari${at}\r\nBcc: ola${at}`,
    `kari${at},ola${at}`,
    `Kari <kari${at}>`,
    `kåre${at}`,
    'kari@blåbær.no',
    'kari@',
    at,
    'kari',
    `kari\u0000${at}`,
    `kari\u200b${at}`,
    `kari@-example.no`,
    `kari@example..no`,
    `${'k'.repeat(300)}${at}`,
    'k'.repeat(60_000),
  ])('%j', async (email) => {
    for (const [path, body] of [
      ['/signup', { email, password: PASSWORD }],
      ['/recover', { email }],
      ['/resend', { type: 'signup', email }],
    ] as const)
      expect({ path, ...(await ask(path, body)) }).toMatchObject({ path, code: 'validation_failed' });
    expect((await post('/token?grant_type=password', { email, password: PASSWORD })).status).toBe(400);
  });

  it.each([
    `Kari+Spire.${randomUUID()}${at}`,
    `k'a!#$%&*/=?^_\`{|}~-${randomUUID()}${at}`,
    `k@xn--blbr-roah${randomUUID()}.no`,
  ])('but %s can', async (email) => {
    expect((await signUp(email)).id).toBeDefined();
    expect(await stack.inbox(email.toLowerCase())).toHaveLength(1);
  });
});

describe('a body that is an attack is refused as JSON, and nothing breaks', () => {
  const fields = `"email":"${newAddress()}","password":"${PASSWORD}"`;
  const many = (count: number, each: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => each(i)).join();
  const bodies: [string, number, string | Buffer, Record<string, string>?][] = [
    ['larger than a megabyte', 413, `{${fields},"data":{"x":"${'x'.repeat(1_048_577)}"}}`],
    ['10,000 members', 413, `{${fields},"data":{${many(10_000, (i) => `"k${i}":1`)}}}`],
    ['10,000 deep', 400, `{${fields},"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['10,000 lists deep', 400, `{${fields},"data":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`],
    ['a gzip bomb', 400, gzipSync(Buffer.alloc(50_000_000, 32)), { 'Content-Encoding': 'gzip' }],
    ['5,000 members', 400, `{${fields},"data":{${many(5_000, (i) => `"k${i}":1`)}}}`],
    ['5,000 members beside the known ones', 400, `{${fields},${many(5_000, (i) => `"k${i}":1`)}}`],
    ['10,000 items', 400, `{${fields},"data":{"list":[${many(10_000, String)}]}}`],
    ['NUL', 400, `{"email":"${newAddress()}","password":"${PASSWORD}\\u0000"}`],
    ['a lone surrogate', 400, `{${fields},"data":{"x":"\\ud800"}}`],
    ['__proto__', 400, `{${fields},"data":{"__proto__":{"a":1}}}`],
    ['constructor', 400, `{${fields},"constructor":{"prototype":{"a":1}}}`],
    ['a name that stands twice', 400, `{${fields},"email":"${newAddress()}"}`],
    ['the same name spelt twice', 400, `{${fields},"data":{"a":1,"\\u0061":2}}`],
    ['a list', 400, '[]'],
    ['nothing', 400, ''],
    ['half a text', 400, `{${fields}`],
    ['a password of 10,000 characters', 400, `{"email":"${newAddress()}","password":"Aa1!${'x'.repeat(10_000)}"}`],
  ];

  it.each(bodies.map(([name, ...rest]) => ({ name, rest })))('$name', async ({ rest: [status, body, headers] }) => {
    const answer = await post('/signup', body, headers);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as Answer).code).toMatch(/^(bad_json|validation_failed|request_entity_too_large)$/);
  });

  it('and so is a password of 10,000 characters at the door', async () => {
    expect(await outcome(newAddress(), `Aa1!${'x'.repeat(10_000)}`)).toBe('invalid_credentials');
    expect((await fetch(`${stack.url}/auth/v1/health`, { headers: { apikey: stack.anonKey } })).status).toBe(200);
  });
});
