import { startTestStack, type TestStack } from '@spire/testing/stack';
import { decodeJwt } from 'jose';
import type { Client } from 'pg';
import { authBrowsers, PASSWORD } from '../../testing/authBrowser.ts';
import { authDatabase } from '../../testing/stackSecrets.ts';

let stack: TestStack;
let database: Client;
const { browser, signedUp, callAuth, refresh, graphStatus } = authBrowsers(() => stack);

beforeAll(async () => {
  stack = await startTestStack();
  database = await authDatabase(stack);
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

/** Refreshes and answers the next token. */
async function next(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return String(body['refresh_token']);
}

/** A session whose refresh token was traded that many times, longer ago than the grace for parallel tabs. */
async function tradedLongAgo(times: number) {
  const { session } = await signedUp();
  const tokens = [session.refresh_token];
  for (let time = 0; time < times; time += 1) tokens.push(await next(tokens.at(-1) ?? ''));
  await database.query(
    `update auth.refresh_tokens set updated_at = updated_at - interval '11 s' where user_id = $1 and revoked`,
    [session.user.id],
  );
  return { session, tokens };
}

describe('a refresh token', () => {
  it('gives twenty tabs that wake up together the same successor', async () => {
    const { session } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
    const rows = await database.query('select from auth.refresh_tokens where user_id = $1', [session.user.id]);
    expect(rows.rowCount).toBe(2);
  });

  it('used again within the grace gives the active one, however often it was traded since', async () => {
    const { session } = await signedUp();
    const second = await next(session.refresh_token);
    const third = await next(second);
    expect(await next(session.refresh_token)).toBe(third);
    expect(await next(third)).not.toBe(third);
  });

  it('used again later gives the active one while it is the parent: the answer may have been lost', async () => {
    const { tokens } = await tradedLongAgo(1);
    expect(await next(tokens[0] ?? '')).toBe(tokens[1]);
  });

  it('older than that ends the session, for whoever holds it', async () => {
    const { session, tokens } = await tradedLongAgo(2);
    const stolen = await refresh(tokens[0] ?? '');
    expect(stolen).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    expect(await refresh(tokens[2] ?? '')).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const answer = await callAuth('/user', { token: session.access_token });
    expect(answer).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('is nobody’s after signing out, and unknown when made up', async () => {
    const { client, session } = await signedUp();
    await client.auth.signOut();
    for (const token of [session.refresh_token, 'x'.repeat(43)])
      expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    for (const token of ['', 'short'])
      expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('keeps how sure we are of the person, and how they proved it', async () => {
    const { session } = await signedUp();
    const { session_id: id } = decodeJwt(session.access_token);
    await database.query(`update auth.sessions set aal = 'aal2' where id = $1`, [id]);
    await database.query(
      `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
       values ($1, now(), now() + interval '1 s', 'totp')`,
      [id],
    );
    const { body } = await refresh(session.refresh_token);
    const claims = decodeJwt<{ amr: { method: string }[] }>(String(body['access_token']));
    expect(claims).toMatchObject({ aal: 'aal2', session_id: id });
    expect(claims.amr.map(({ method }) => method)).toEqual(['totp', 'email/signup']);
  });

  it('is kept as a hash only', async () => {
    const { session } = await signedUp();
    const rows = await database.query('select token from auth.refresh_tokens where user_id = $1', [session.user.id]);
    expect(JSON.stringify(rows.rows)).not.toContain(session.refresh_token);
  });

  it('is of no use once the session’s time is over', async () => {
    const { session } = await signedUp();
    await database.query(`update auth.sessions set not_after = now() where user_id = $1`, [session.user.id]);
    const answer = await refresh(session.refresh_token);
    expect(answer).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    expect(answer.body['message']).toBe('Invalid Refresh Token: Session Expired');
    expect(await graphStatus(session.access_token)).toBe(401);
  });
});

describe('somebody who is banned', () => {
  it('is refused everywhere, and is told so only with the right password', async () => {
    const { email, session } = await signedUp();
    await database.query(`update auth.users set banned_until = now() + interval '1 h' where id = $1`, [
      session.user.id,
    ]);
    expect(await callAuth('/user', { token: session.access_token })).toMatchObject({
      status: 403,
      body: { code: 'user_banned', message: 'User is banned' },
    });
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
    });
    expect(await graphStatus(session.access_token)).toBe(401);
    const right = await browser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(right.error).toMatchObject({ code: 'user_banned', status: 400 });
    const wrong = await browser().auth.signInWithPassword({ email, password: 'Wrong-1 password' });
    expect(wrong.error?.code).toBe('invalid_credentials');

    await database.query(`update auth.users set banned_until = now() where id = $1`, [session.user.id]);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });
});

describe('somebody whose account was closed', () => {
  it('is nobody', async () => {
    const { session } = await signedUp();
    await database.query('update auth.users set deleted_at = now() where id = $1', [session.user.id]);
    expect((await callAuth('/user', { token: session.access_token })).body['code']).toBe('user_not_found');
    expect((await refresh(session.refresh_token)).body['code']).toBe('refresh_token_not_found');
    expect(await graphStatus(session.access_token)).toBe(401);
  });
});

describe('signing out', () => {
  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('with the scope %s leaves open what it should', async (scope, isOpen) => {
    const { client, email } = await signedUp();
    const other = browser();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const stranger = await signedUp();
    const tokens = await Promise.all(
      [client, other].map(async ({ auth }) => (await auth.getSession()).data.session?.access_token ?? ''),
    );
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const statuses = await Promise.all(tokens.map(async (token) => (await callAuth('/user', { token })).status));
    expect(statuses).toEqual(isOpen.map((open) => (open ? 200 : 403)));
    expect((await stranger.client.auth.getUser()).error).toBeNull();
  });

  it('knows no other scope', async () => {
    const { session } = await signedUp();
    const answer = await callAuth('/logout?scope=all', { method: 'POST', token: session.access_token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
