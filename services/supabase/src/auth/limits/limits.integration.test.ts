import { randomInt, randomUUID } from 'node:crypto';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { openTestPool } from '@spire/graph-kit/testing/openTestPool';
import { startStack, type TestStack } from '@spire/testing/stack';
import { createClient } from '@supabase/supabase-js';
import type { Pool } from 'pg';
import { readAuthSettings } from '../../settings.ts';
import { createCounters } from './counters.ts';
import { createDeviceProofs } from './deviceProofs.ts';
import { createLimits } from './limits.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

let stack: TestStack;
let database: Pool;
// Ahead of the stack's own clock, whose sweeping must not reach what is counted here.
let time = Date.now() + 86_400_000;
const now = () => new Date(time);
const SECRET = Buffer.from(randomUUID());

beforeAll(async () => {
  stack = await startStack({
    GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '5',
    GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For',
    // Off by default where a proxy is trusted.
    INBOX: 'on',
    GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: '3',
    GOTRUE_SMTP_MAX_FREQUENCY: '60s',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    GOTRUE_EXTERNAL_PHONE_ENABLED: 'true',
    GOTRUE_SMS_AUTOCONFIRM: 'true',
  });
  database = openTestPool(databaseOf(stack.dataFolder).owner, 10);
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

/** Another process of the service: it shares nothing with the others but the database and the keys. */
function process(variables: Record<string, string> = {}) {
  const counters = createCounters(database, SECRET, now);
  return createLimits(readAuthSettings(variables), counters, createDeviceProofs(SECRET, now), now);
}
const strict = { GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '5' };
const account = () => `${randomUUID()}@example.no`;
const place = () => ({ ip: randomUUID(), device: null });
/** A browser in which somebody has signed in to the account. */
const knownAt = (ip: string, email: string) => ({ ip, device: process().deviceProofs.renew(null, email) });

async function times(count: number, attempt: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await attempt(index);
}
const tooMany = { status: 429, code: 'over_request_rate_limit' };

describe('wrong passwords', () => {
  it('at one account from one place are counted over several processes', async () => {
    const [email, here] = [account(), place()];
    await times(5, () => process(strict).signInAttempt(email, here));
    const refused = process(strict).signInAttempt(email, here);
    await expect(refused).rejects.toMatchObject({ ...tooMany, extras: { retryAfter: 60 } });
    await process(strict).signInAttempt(account(), here);
    await process(strict).signInAttempt(email, place());
    time += 60_000;
    await process(strict).signInAttempt(email, here);
    await expect(process(strict).signInAttempt(email, here)).rejects.toMatchObject(tooMany);
  });

  it('are counted one by one when they come all at once', async () => {
    const [email, here, limits] = [account(), place(), process(strict)];
    const attempts = Array.from({ length: 30 }, () => limits.signInAttempt(email, here));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.every((each) => each.status === 'fulfilled' || tooMany.code === each.reason.code)).toBe(true);
  });

  it('from everywhere lock strangers out, but nobody where they have signed in before', async () => {
    const [email, home, limits] = [account(), place(), process(strict)];
    await (await limits.signInAttempt(email, home)).succeeded();
    await times(12, () => limits.signInAttempt(email, place()));
    await expect(limits.signInAttempt(email, place())).rejects.toMatchObject(tooMany);
    await (await process(strict).signInAttempt(email, home)).succeeded();
  });

  it('from two places do not close the account to a third', async () => {
    const [email, limits] = [account(), process()];
    for (const from of [place(), place()]) await times(20, () => limits.signInAttempt(email, from));
    await (await limits.signInAttempt(email, place())).succeeded();
  });

  it('from next door do not lock out a browser that proves an earlier sign-in, which has a limit of its own', async () => {
    const [email, ip, limits] = [account(), randomUUID(), process(strict)];
    const [mine, theirs] = [knownAt(ip, email), knownAt(ip, account())];
    await times(5, () => limits.signInAttempt(email, { ip, device: null }));
    for (const stranger of [theirs.device, null])
      await expect(limits.signInAttempt(email, { ip, device: stranger })).rejects.toMatchObject(tooMany);
    await times(5, () => limits.signInAttempt(email, mine));
    await expect(limits.signInAttempt(email, mine)).rejects.toMatchObject(tooMany);
    await limits.signInAttempt(email, knownAt(ip, email));
  });

  it('from one place at many lock none of the neighbours out, until they are a flood', async () => {
    const [here, limits] = [place(), process({ GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '2' })];
    const attacked = Array.from({ length: 40 }, account);
    const guesses = attacked.flatMap((email) => Array.from({ length: 4 }, () => limits.signInAttempt(email, here)));
    const outcomes = await Promise.allSettled(guesses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(80);
    await (await limits.signInAttempt(account(), here)).succeeded();
    await times(20, () => limits.signInAttempt(account(), here));
    await expect(limits.signInAttempt(account(), here)).rejects.toMatchObject(tooMany);
    const neighbour = account();
    await (await limits.signInAttempt(neighbour, knownAt(here.ip, neighbour))).succeeded();
    await (await limits.signInAttempt(neighbour, here)).succeeded();
  });

  it('are refused before the fiftieth by default at one account', async () => {
    const email = account();
    await expect(times(50, () => process().signInAttempt(email, place()))).rejects.toMatchObject(tooMany);
  });

  it('are forgiven by the right one', async () => {
    const [email, here, limits] = [account(), place(), process(strict)];
    await times(20, async () => (await limits.signInAttempt(email, here)).succeeded());
    await times(5, () => limits.signInAttempt(email, here));
  });

  it('are not let through at all when the limit is none, and never end when it is huge', async () => {
    const [email, here] = [account(), place()];
    const closed = process({ GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '0' });
    await expect(closed.signInAttempt(email, here)).rejects.toMatchObject(tooMany);
    const open = process({ GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '1000000000000' });
    await times(50, () => open.signInAttempt(email, here));
  });
});

describe('mails', () => {
  const tooSoon = { status: 429, code: 'over_email_send_rate_limit' };

  it('of one kind to one address keep their distance, over several processes', async () => {
    const email = account();
    await process().mailTo('confirmation', email);
    time += 15_000;
    await expect(process().mailTo('confirmation', email)).rejects.toMatchObject({
      ...tooSoon,
      message: 'For security purposes, you can only request this after 45 seconds.',
      extras: { retryAfter: 45 },
    });
    await process().mailTo('recovery', email);
    await process().mailTo('confirmation', account());
    time += 45_000;
    await process().mailTo('confirmation', email);
  });

  it('that could not be sent do not count', async () => {
    const email = account();
    await (await process().mailTo('magiclink', email)).release();
    await process().mailTo('magiclink', email);
  });

  it('have a limit for the whole service where one is set', async () => {
    const limits = process({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '3/1h' });
    await times(3, () => limits.mailTo('recovery', account()));
    await expect(limits.mailTo('recovery', account())).rejects.toMatchObject({
      ...tooSoon,
      message: 'email rate limit exceeded',
    });
  });
});

describe('guesses', () => {
  const isVoid = { status: 403, code: 'otp_expired' };

  it('at a mailed code end after five, until there is a new mail', async () => {
    const email = account();
    await times(5, () => process().codeGuess(email, randomUUID()));
    await expect(process().codeGuess(email, randomUUID())).rejects.toMatchObject(isVoid);
    time += 3_500_000;
    await expect(process().codeGuess(email, randomUUID())).rejects.toMatchObject(isVoid);
    await process().mailTo('magiclink', email);
    await process().codeGuess(email, randomUUID());
  });

  it('at an account’s codes end after twenty in an hour, whatever number of mails are asked for', async () => {
    const [email, limits] = [account(), process({ GOTRUE_SMTP_MAX_FREQUENCY: '0s' })];
    await times(20, async () => {
      await limits.mailTo('recovery', email);
      await limits.codeGuess(email, randomUUID());
    });
    await limits.mailTo('recovery', email);
    await expect(limits.codeGuess(email, randomUUID())).rejects.toMatchObject(isVoid);
  });

  it('at everybody’s codes from one place are stopped', async () => {
    const limits = process({ GOTRUE_RATE_LIMIT_VERIFY: '8' });
    const here = randomUUID();
    await times(8, () => limits.codeGuess(account(), here));
    await expect(limits.codeGuess(account(), here)).rejects.toMatchObject(tooMany);
  });

  it('at a second factor end after five a minute and twenty an hour', async () => {
    const person = randomUUID();
    await times(5, () => process().factorGuess(person, randomUUID()));
    await expect(process().factorGuess(person, randomUUID())).rejects.toMatchObject(tooMany);
    await times(15, () => {
      time += 60_000;
      return process().factorGuess(person, randomUUID());
    });
    time += 60_000;
    await times(5, () => process().factorGuess(person, randomUUID()));
    await expect(process().factorGuess(person, randomUUID())).rejects.toMatchObject(tooMany);
    const right = randomUUID();
    await times(30, async () => (await process().factorGuess(right, randomUUID())).succeeded());
  });
});

describe('what is kept', () => {
  it('names nobody', async () => {
    const email = account();
    await process().signInAttempt(email, { ip: '192.0.2.77', device: null });
    const rows = await database.query<{ row: string }>('select c::text as row from auth_limits.counters c');
    const text = rows.rows.map(({ row }) => row).join('\n');
    expect(text).not.toBe('');
    for (const name of [email, '192.0.2.77'])
      expect(text).not.toContain(Buffer.from(name).toString('hex').slice(0, 20));
  });

  it('is swept: the unused first, then the least used', async () => {
    const [locked, limits] = [account(), process(strict)];
    const here = place();
    await times(5, () => limits.signInAttempt(locked, here));
    await database.query(
      `insert into auth_limits.counters select sha256(n::text::bytea), $1::timestamptz + interval '1 second'
         from generate_series(1, 5000) n`,
      [now()],
    );
    const others = await database.query<{ count: string }>(
      'select count(*) from auth_limits.counters where full_at > $1',
      [new Date(time + 2000)],
    );
    await database.query('select auth_limits.sweep($1, $2)', [now(), others.rows[0]?.count]);
    const left = await database.query('select from auth_limits.counters');
    expect(left.rowCount).toBe(Number(others.rows[0]?.count));
    await expect(limits.signInAttempt(locked, here)).rejects.toMatchObject(tooMany);
    await database.query('select auth_limits.sweep($1, $2)', [new Date(time + 86_400_000), 1000]);
    expect((await database.query('select from auth_limits.counters where full_at <= $1', [now()])).rowCount).toBe(0);
  });
});

describe('the service with strict limits', () => {
  const PASSWORD = 'Fjell-tur 2026 x';
  const client = (forwardedFor: string) =>
    createClient(stack.url, stack.anonKey, {
      auth: { autoRefreshToken: false, persistSession: false },
      global: { headers: { 'X-Forwarded-For': forwardedFor } },
    }).auth;
  const address = () => `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

  async function member(home: string): Promise<string> {
    const email = account();
    await client(home).signUp({ email, password: PASSWORD });
    const link = new URL((await stack.inbox(email))[0]?.links[0] ?? 'missing:');
    await client(home).verifyOtp({ type: 'signup', token_hash: link.searchParams.get('token') ?? '' });
    expect((await client(home).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return email;
  }

  const guesses: [string, (email: string, index: number, place: string) => [email: string, forwardedFor: string]][] = [
    ['at one account from one place', (email, _index, place) => [email, place]],
    ['at one account from everywhere', (email) => [email, address()]],
    ['at one account with a forged address', (email, _index, place) => [email, `${address()}, ${place}`]],
    ['at an account that does not exist', () => ['nobody@example.no', address()]],
  ];

  it.each(guesses)('refuses fifty wrong passwords %s, but not the right one at home', async (_name, guess) => {
    const [home, place] = [address(), address()];
    const email = await member(home);
    const codes = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const [at, from] = guess(email, index, place);
        const { error } = await client(from).signInWithPassword({ email: at, password: `Wrong-${index} password` });
        return error?.code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials', 'over_request_rate_limit']));
    expect((await client(home).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  /** Signs in as a browser does that keeps what it is given. */
  async function signIn(email: string, from: string, { password = PASSWORD, device = '' } = {}) {
    const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: stack.anonKey,
        'X-Forwarded-For': from,
        ...(device === '' ? {} : { 'x-spire-device': device }),
      },
      body: JSON.stringify({ email, password }),
    });
    return { status: answer.status, body: await answer.text(), proof: answer.headers.get('x-spire-device') };
  }

  it('lets a browser in that has signed in before, whatever its neighbours guess', async () => {
    const home = address();
    const email = await member(home);
    const known = await signIn(email, home);
    const device = known.proof ?? '';
    expect(device).toMatch(/^[\w-]{22}\.[0-9a-z]+:[\w-]{22}$/);
    const guesses = Array.from({ length: 20 }, () => signIn(email, home, { password: 'Wrong-1 password' }));
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    const refused = await signIn(email, home);
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    const back = await signIn(email, home, { device });
    expect([back.status, back.proof]).toEqual([200, null]);
  });

  it('lets the owner of a locked account in on a new device by the code of a mail, and knows the device then', async () => {
    const [home, elsewhere] = [address(), address()];
    const email = await member(home);
    await times(20, () => signIn(email, address(), { password: 'Wrong-1 password' }));
    expect((await signIn(email, elsewhere)).status).toBe(429);
    const owner = client(elsewhere);
    expect((await owner.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const token = /\b\d{6}\b/.exec((await stack.inbox(email))[0]?.text ?? '')?.[0] ?? '';
    const verified = await fetch(`${stack.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: stack.anonKey, 'X-Forwarded-For': elsewhere },
      body: JSON.stringify({ type: 'email', email, token }),
    });
    expect(verified.status).toBe(200);
    const device = verified.headers.get('x-spire-device') ?? '';
    expect((await signIn(email, elsewhere, { device })).status).toBe(200);
  });

  it('says when to come back', async () => {
    const ask = () =>
      fetch(`${stack.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: stack.anonKey },
        body: '{"email":"somebody@example.no"}',
      });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('writes to an address that many want to change to once a minute, whoever asks for it again', async () => {
    const people = await Promise.all([member(address()), member(address())]);
    const wanted = account();
    await database.query('update auth.users set email_change = $1 where email = any($2)', [wanted, people]);
    const resend = (email: string) => client(address()).resend({ type: 'email_change', email });
    const received = async (email: string) => (await stack.inbox(email)).length;
    const [first, second] = people;
    const before = await received(second);
    const answers = [await resend(first), await resend(second)];
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect([await received(wanted), await received(second)]).toEqual([1, before]);
  });

  it('lets people in without a name, a few from each place', async () => {
    const place = address();
    const { data, error } = await client(place).signInAnonymously({ options: { data: { a: 1 } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { a: 1 }, app_metadata: {} });
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    await times(2, () => client(place).signInAnonymously());
    expect((await client(place).signInAnonymously()).error?.code).toBe('over_request_rate_limit');
    expect((await client(address()).signInAnonymously()).error).toBeNull();
  });

  it('lets people in with a phone number and a password', async () => {
    const phone = `47${randomInt(10_000_000, 99_999_999)}`;
    const made = await client(address()).signUp({ phone: `+${phone}`, password: PASSWORD });
    expect(made.data.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone' } });
    expect(made.data.session).not.toBeNull();
    const spelt = `+${phone.slice(0, 2)} ${phone.slice(2)}`;
    expect((await client(address()).signInWithPassword({ phone: spelt, password: PASSWORD })).error).toBeNull();
    const again = await client(address()).signUp({ phone, password: PASSWORD });
    expect(again.error?.code).toBe('user_already_exists');
    const wrong = await client(address()).signInWithPassword({ phone, password: 'Wrong-1 password' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const odd = await client(address()).signUp({ phone: '0123', password: PASSWORD });
    expect(odd.error?.message).toBe('Invalid phone number format (E.164 required)');
  });
});

it('keeps its counts over a restart', async () => {
  const ask = async (at: TestStack) => {
    const answer = await fetch(`${at.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: at.anonKey },
      body: '{"email":"patient@example.no"}',
    });
    return answer.status;
  };
  expect(await ask(stack)).toBe(200);
  await database.end();
  await stack.stop({ keepData: true });
  stack = await startStack({ GOTRUE_SMTP_MAX_FREQUENCY: '60s' }, stack.dataFolder);
  database = openTestPool(databaseOf(stack.dataFolder).owner);
  expect(await ask(stack)).toBe(429);
});
