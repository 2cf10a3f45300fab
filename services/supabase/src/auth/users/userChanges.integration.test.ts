import { randomUUID } from 'node:crypto';
import { startTestStack } from '@spire/testing/stack';
import type { TestStack } from '@spire/testing/stack';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';

let stack: TestStack;
let mail: ReturnType<typeof mailTesting>;

beforeAll(async () => {
  stack = await startTestStack();
  mail = mailTesting(stack);
});
afterAll(() => stack.stop());

const HALFWAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Person = Awaited<ReturnType<typeof mail.person>>;

async function changing(person?: Person) {
  const { client, email } = person ?? (await mail.person());
  const newEmail = newAddress();
  const { data, error } = await client.auth.updateUser({ email: newEmail }, { emailRedirectTo: mail.callback });
  if (error !== null) throw error;
  return { client, email, newEmail, user: data.user };
}

const tokenOf = async (client: Person['client']) => (await client.auth.getSession()).data.session?.access_token ?? '';

describe('a new address', () => {
  it.each(['current', 'new'])('counts when both have confirmed, the %s one first, by code', async (first) => {
    const { client, email, newEmail, user } = await changing();
    expect(user).toMatchObject({ email, new_email: newEmail });
    expect(typeof user.email_change_sent_at).toBe('string');
    const order = first === 'current' ? [email, newEmail] : [newEmail, email];
    const verify = async (address: string) => {
      const { code } = await mail.newestMail(address);
      return mail.browser().auth.verifyOtp({ email: address, token: code, type: 'email_change' });
    };
    const [one = '', other = ''] = order;
    expect(await verify(one)).toEqual({ data: { user: null, session: null }, error: null });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: newEmail });
    expect((await verify(one)).error?.code).toBe('otp_expired');
    expect((await verify(other)).data.user?.email).toBe(newEmail);

    const after = (await client.auth.getUser()).data.user;
    expect(after).toMatchObject({ email: newEmail, identities: [{ identity_data: { email: newEmail } }] });
    expect(after).not.toHaveProperty('new_email');
    expect((await mail.browser().auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error).toBeNull();
    expect((await mail.subjects(email))[0]).toBe('Your email address in Spire has been changed');
    expect(await mail.subjects(newEmail)).toEqual(['Confirm your new email address']);
  });

  it('is confirmed by links too, each told where it stands', async () => {
    const { client, email, newEmail } = await changing();
    const first = await mail.open((await mail.newestMail(email)).link);
    expect(first.searchParams.get('message')).toBe(HALFWAY);
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toBe(HALFWAY);
    const second = await mail.open((await mail.newestMail(newEmail)).link);
    const { data, error } = await client.auth.exchangeCodeForSession(second.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(newEmail);
  });

  it('is there once when both links are opened at the same time', async () => {
    const both = async () => {
      const { client, email, newEmail } = await changing();
      const mails = await Promise.all([email, newEmail].map((address) => mail.newestMail(address)));
      const answers = await Promise.all(
        mails.map(({ token }) => mail.call('POST', '/verify', { token_hash: token, type: 'email_change' })),
      );
      const sessions = answers.filter(({ body }) => 'access_token' in body).length;
      return { sessions, isThere: (await client.auth.getUser()).data.user?.email === newEmail };
    };
    for (let round = 0; round < 5; round += 1) expect(await both()).toEqual({ sessions: 1, isThere: true });
  });

  it('voids what was mailed to the old one', async () => {
    const { email, newEmail } = await changing();
    await mail.browser().auth.resetPasswordForEmail(email);
    const recovery = await mail.newestMail(email);
    await mail.browser().auth.resend({ type: 'email_change', email });
    for (const address of [email, newEmail]) {
      const { code } = await mail.newestMail(address);
      await mail.browser().auth.verifyOtp({ email: address, token: code, type: 'email_change' });
    }
    expect((await mail.browser().auth.verifyOtp({ token_hash: recovery.token, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
  });

  it('is asked for anew by a newer wish: older mails are void', async () => {
    const { client, email, newEmail } = await changing();
    const [older, stale] = [await mail.newestMail(email), await mail.newestMail(newEmail)];
    await changing({ client, email });
    for (const { token } of [older, stale])
      expect((await mail.browser().auth.verifyOtp({ token_hash: token, type: 'email_change' })).error?.code).toBe(
        'otp_expired',
      );
  });

  describe('that one of the two has confirmed', () => {
    const again = async (email: string) => {
      expect((await mail.browser().auth.resend({ type: 'email_change', email })).error).toBeNull();
    };
    const confirm = async (address: string) => {
      const { code } = await mail.newestMail(address);
      return mail.browser().auth.verifyOtp({ email: address, token: code, type: 'email_change' });
    };

    it.each(['current', 'new'])('stays confirmed when a stranger asks for the mails again: %s', async (first) => {
      const { email, newEmail } = await changing();
      const [one, other] = first === 'current' ? [email, newEmail] : [newEmail, email];
      await confirm(one);
      const [before, stale] = [await mail.subjects(one), await mail.newestMail(other)];
      await again(email);
      expect(await mail.subjects(one)).toEqual(before);
      expect((await mail.newestMail(other)).token).not.toBe(stale.token);
      expect((await confirm(other)).data.user?.email).toBe(newEmail);
    });

    it('is asked of both anew where nothing tells any more which of them it was', async () => {
      const { client, email, newEmail } = await changing();
      await confirm(newEmail);
      await mail.sql('delete from auth.one_time_tokens where user_id = (select id from auth.users where email = $1)', [
        email,
      ]);
      await again(email);
      expect((await confirm(newEmail)).data.user).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await confirm(email)).data.user?.email).toBe(newEmail);
    });
  });

  it('that is taken is answered like a free one, then and later, and its owner is told', async () => {
    const owner = await mail.person();
    const { client, email } = await mail.person();
    const ask = async (newEmail: string) => {
      const asked = await mail.call('PUT', '/user', { email: newEmail }, await tokenOf(client));
      const { code } = await mail.newestMail(email);
      const confirmed = await mail.call('POST', '/verify', { email, token: code, type: 'email_change' });
      const later = (await client.auth.getUser()).data.user;
      const facts = [asked.status, Object.keys(asked.body), confirmed, Object.keys(later ?? {}), later?.new_email];
      return JSON.stringify(facts).replaceAll(newEmail, 'NEW');
    };
    expect(await ask(owner.email)).toBe(await ask(newAddress()));
    const { subject, text } = await mail.newestMail(owner.email);
    expect(subject).toBe('Your email address is already in use in Spire');
    expect(text).not.toContain(email);
  });

  it('is not kept by an account that never proved it', async () => {
    const { newEmail, email } = await changing();
    await mail.browser().auth.signUp({ email: newEmail, password: PASSWORD });
    await mail.browser().auth.resend({ type: 'email_change', email });
    for (const address of [email, newEmail]) {
      const { code } = await mail.newestMail(address);
      expect(
        (await mail.browser().auth.verifyOtp({ email: address, token: code, type: 'email_change' })).error,
      ).toBeNull();
    }
  });

  it('makes somebody of an anonymous person', async () => {
    const { client, email } = await mail.person();
    const [row] = await mail.sql(
      `update auth.users set email = null, is_anonymous = true, raw_app_meta_data = '{}' where email = $1 returning id`,
      [email],
    );
    await mail.sql('delete from auth.identities where user_id = $1', [row?.['id']]);
    const token = await tokenOf(client);
    expect(await mail.call('PUT', '/user', { password: `${PASSWORD} 2` }, token)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
    const { newEmail } = await changing({ client, email: '' });
    const { code } = await mail.newestMail(newEmail);
    const { data } = await mail.browser().auth.verifyOtp({ email: newEmail, token: code, type: 'email_change' });
    expect(data.user).toMatchObject({
      email: newEmail,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email: newEmail, email_verified: true } }],
    });
  });

  it('and a new password need the second factor of whoever has one', async () => {
    const { client, email } = await mail.person();
    await mail.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select $2, id, 'totp', 'verified', now(), now() from auth.users where email = $1`,
      [email, randomUUID()],
    );
    for (const wish of [{ email: newAddress() }, { password: `${PASSWORD} 2` }])
      expect(await mail.call('PUT', '/user', wish, await tokenOf(client))).toMatchObject({
        status: 401,
        body: { code: 'insufficient_aal' },
      });
    expect((await mail.call('PUT', '/user', { data: { a: 1 } }, await tokenOf(client))).status).toBe(200);
  });
});

describe('a new password', () => {
  it('is told of by mail, in the person’s own language', async () => {
    const { client, email } = await mail.person(newAddress(), { preferred_language: 'no' });
    expect((await client.auth.updateUser({ password: `${PASSWORD} 2` })).error).toBeNull();
    expect((await mail.subjects(email))[0]).toBe('Passordet ditt i Spire er endret');
  });

  it('is not set with a wrong old one', async () => {
    const { client } = await mail.person();
    const wish = { password: `${PASSWORD} 2`, current_password: 'Wrong-1 password' };
    expect(await mail.call('PUT', '/user', wish, await tokenOf(client))).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    });
  });
});
