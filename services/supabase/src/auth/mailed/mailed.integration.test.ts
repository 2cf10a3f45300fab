import { startTestStack } from '@spire/testing/stack';
import type { TestStack } from '@spire/testing/stack';
import type { EmailOtpType } from '@supabase/supabase-js';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';

let stack: TestStack;
let mail: ReturnType<typeof mailTesting>;

beforeAll(async () => {
  stack = await startTestStack();
  mail = mailTesting(stack);
});
afterAll(() => stack.stop());

const options = () => ({ emailRedirectTo: mail.callback, data: { preferred_language: 'en' } });

/** Each verification type, and how somebody gets a mail that it is for. Answers where the mail went. */
const MAILS: [EmailOtpType, () => Promise<string>][] = [
  [
    'signup',
    async () => {
      const email = newAddress();
      await mail.browser().auth.signUp({ email, password: PASSWORD, options: options() });
      return email;
    },
  ],
  [
    'invite',
    async () => {
      const email = newAddress();
      await mail.admin().inviteUserByEmail(email, { redirectTo: mail.callback });
      return email;
    },
  ],
  [
    'magiclink',
    async () => {
      const { email } = await mail.person();
      await mail.browser().auth.signInWithOtp({ email, options: options() });
      return email;
    },
  ],
  [
    'recovery',
    async () => {
      const { email } = await mail.person();
      await mail.browser().auth.resetPasswordForEmail(email, { redirectTo: mail.callback });
      return email;
    },
  ],
  [
    'email',
    async () => {
      const email = newAddress();
      await mail.browser().auth.signInWithOtp({ email, options: options() });
      return email;
    },
  ],
];

describe.each(MAILS)('a mail of type %s', (type, request) => {
  it('lets in by its code, once, whatever the case of the address', async () => {
    const email = await request();
    const { code, token } = await mail.newestMail(email);
    const { data, error } = await mail.browser().auth.verifyOtp({ email: email.toUpperCase(), token: code, type });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    const again = await mail.browser().auth.verifyOtp({ email, token: code, type });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
    const link = await mail.browser().auth.verifyOtp({ token_hash: token, type });
    expect(link.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('lets in by the token of its link, once, and its code is void with it', async () => {
    const email = await request();
    const { code, token } = await mail.newestMail(email);
    const { data, error } = await mail.browser().auth.verifyOtp({ token_hash: token, type });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    for (const proof of [{ token_hash: token }, { email, token: code }])
      expect((await mail.browser().auth.verifyOtp({ ...proof, type })).error?.code).toBe('otp_expired');
  });

  it('stays whole when its page is fetched or its headers are, and lets in afterwards', async () => {
    const email = await request();
    const { link, token } = await mail.newestMail(email);
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(404);
    const page = await mail.visit(link);
    const sent = new URL(link).searchParams;
    const [sentType, language] = [sent.get('type') ?? '', sent.get('language') ?? ''];
    expect(page.href).toBe(`${mail.callback}?token_hash=${token}&type=${sentType}&language=${language}`);
    const target = await mail.open(link);
    expect(target.searchParams.has('code') || target.hash.includes('access_token=')).toBe(true);
  });

  it('is of no use when too old', async () => {
    const email = await request();
    const { code, token } = await mail.newestMail(email);
    await mail.sql(`update auth.one_time_tokens set created_at = now() - interval '61 minutes' where relates_to = $1`, [
      email,
    ]);
    for (const proof of [{ token_hash: token }, { email, token: code }])
      expect((await mail.browser().auth.verifyOtp({ ...proof, type })).error?.code).toBe('otp_expired');
  });
});

describe('a mailed code', () => {
  it.each<[EmailOtpType, EmailOtpType]>([
    ['signup', 'recovery'],
    ['signup', 'magiclink'],
    ['recovery', 'signup'],
    ['recovery', 'email_change'],
  ])('of type %s is none of type %s', async (sent, tried) => {
    const request = MAILS.find(([type]) => type === sent)?.[1];
    const email = (await request?.()) ?? '';
    const { code, token } = await mail.newestMail(email);
    for (const proof of [{ token_hash: token }, { email, token: code }])
      expect((await mail.browser().auth.verifyOtp({ ...proof, type: tried })).error?.code).toBe('otp_expired');
  });

  it('is nobody else’s, and void after a newer mail', async () => {
    const [first, other] = [newAddress(), newAddress()];
    for (const email of [first, other]) await mail.browser().auth.signInWithOtp({ email });
    const { code, token } = await mail.newestMail(first);
    expect((await mail.browser().auth.verifyOtp({ email: other, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    await mail.browser().auth.signInWithOtp({ email: first });
    for (const proof of [{ token_hash: token }, { email: first, token: code }])
      expect((await mail.browser().auth.verifyOtp({ ...proof, type: 'email' })).error?.code).toBe('otp_expired');
  });

  it('is void after five wrong guesses, its link is not, and a newer mail brings a code that works', async () => {
    const email = newAddress();
    await mail.browser().auth.signInWithOtp({ email });
    const first = await mail.newestMail(email);
    const bring = async (code: string) =>
      (await mail.browser().auth.verifyOtp({ email, token: code, type: 'email' })).error?.code;
    const wrong = Array.from({ length: 6 }, (_, index) => `00000${index}`).filter((code) => code !== first.code);
    for (const code of wrong.slice(0, 5)) expect(await bring(code)).toBe('otp_expired');
    expect(await bring(first.code)).toBe('otp_expired');
    await mail.browser().auth.signInWithOtp({ email });
    const second = await mail.newestMail(email);
    for (const code of wrong.slice(0, 5)) expect(await bring(code)).toBe('otp_expired');
    const { error } = await mail.browser().auth.verifyOtp({ token_hash: second.token, type: 'email' });
    expect(error).toBeNull();
    await mail.browser().auth.signInWithOtp({ email });
    expect(await bring((await mail.newestMail(email)).code)).toBeUndefined();
  });

  it('cannot be found from a copy of the database, nor its link', async () => {
    const email = newAddress();
    await mail.browser().auth.signInWithOtp({ email });
    const { code, token } = await mail.newestMail(email);
    const [row] = await mail.sql(
      'select row_to_json(t)::text as kept from auth.one_time_tokens t where relates_to = $1',
      [email],
    );
    expect(row?.['kept']).not.toContain(code);
    expect(row?.['kept']).not.toContain(token.replace('pkce_', ''));
  });

  it.each([
    [{ type: 'email', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'email', email: 'nobody@example.no' }, 400, 'validation_failed'],
    [{ type: '', email: 'nobody@example.no', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'email', email: 'nobody', token: '123456' }, 422, 'validation_failed'],
    [{ type: 'nonsense', token_hash: 'x' }, 400, 'validation_failed'],
    [{ type: 'email', token_hash: 'x', email: 'nobody@example.no' }, 400, 'validation_failed'],
    [{ type: 'email', email: 'nobody@example.no', token: '123456' }, 403, 'otp_expired'],
    [{ type: 'sms', phone: '+4712345678', token: '123456' }, 403, 'otp_expired'],
  ])('brought as %j is refused', async (body, status, code) => {
    expect(await mail.call('POST', '/verify', body)).toMatchObject({ status, body: { code } });
  });
});

describe('asking for a link to log in', () => {
  it('is answered alike for known and unknown addresses, and writes to the known alone when nobody may be new', async () => {
    const { email } = await mail.person();
    const stranger = newAddress();
    const ask = (address: string) => mail.call('POST', '/otp', { email: address, create_user: false });
    expect(await ask(stranger)).toEqual(await ask(email));
    expect(await stack.inbox(stranger)).toEqual([]);
    expect((await mail.newestMail(email)).subject).toBe('Log in to Spire');
  });

  it('makes an account without a password, confirmed by the mail', async () => {
    const email = newAddress();
    expect(await mail.call('POST', '/magiclink', { email, data: { preferred_language: 'en' } })).toEqual({
      status: 200,
      body: {},
    });
    const { subject, code } = await mail.newestMail(email);
    expect(subject).toBe('Confirm your email address');
    await mail.browser().auth.verifyOtp({ email, token: code, type: 'email' });
    expect((await mail.browser().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('leaves no password to whoever signed up with somebody else’s address first', async () => {
    for (const ask of [
      (email: string) => mail.browser().auth.signInWithOtp({ email }),
      (email: string) => mail.browser().auth.resetPasswordForEmail(email),
    ]) {
      const email = newAddress();
      await mail.browser().auth.signUp({ email, password: PASSWORD });
      await ask(email);
      const { token, link } = await mail.newestMail(email);
      const type = new URL(link).searchParams.get('type') as EmailOtpType;
      expect((await mail.browser().auth.verifyOtp({ token_hash: token, type })).error).toBeNull();
      expect((await mail.browser().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
        'invalid_credentials',
      );
    }
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'kari@example.no', phone: '+4712345678' }, 400, 'validation_failed'],
    [{ email: 'kari@example.no', channel: 'sms' }, 400, 'validation_failed'],
    [{ phone: '+4712345678' }, 400, 'phone_provider_disabled'],
    [{ email: 'kari' }, 400, 'validation_failed'],
    [{ email: 'kari@example.no', code_challenge: 'short', code_challenge_method: 's256' }, 400, 'validation_failed'],
    [{ email: 'kari@example.no', create_user: 'yes' }, 400, 'bad_json'],
  ])('as %j is refused', async (body, status, code) => {
    expect(await mail.call('POST', '/otp', body)).toMatchObject({ status, body: { code } });
  });

  it('serves PKCE: the code in the address is for the browser that asked', async () => {
    const { email } = await mail.person();
    const client = mail.browser();
    await client.auth.signInWithOtp({ email, options: options() });
    const target = await mail.open((await mail.newestMail(email)).link);
    const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });
});

describe('where a mailed link leads', () => {
  it.each([
    '//evil.example/auth/callback',
    'https://evil.example#@SITE/auth/callback',
    'javascript:alert(1)',
    'https://SITE.evil.example/auth/callback',
    'http://name:word@SITE/auth/callback',
    'http://SITE/auth/callback%0d%0aLocation:%20https://evil.example',
    'http://xn--st-zja.example/auth/callback',
    'http://SITE:81/auth/callback',
  ])('is the site when %s was wanted, and no page there is given the token', async (wish) => {
    const { host, origin } = new URL(stack.url);
    const link = `${stack.url}/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(wish.replace('SITE', host))}`;
    const headers = { referer: 'https://evil.example/auth/callback' };
    const response = await fetch(link, { redirect: 'manual', headers });
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const target = new URL(response.headers.get('location') ?? '');
    expect([target.origin, target.pathname, target.search]).toEqual([origin, '/', '']);
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('otp_expired');
    expect((await mail.visit(link)).href).toBe(`${mail.callback}?token_hash=x&type=signup`);
  });

  it('is not asked of the Referer', async () => {
    const response = await fetch(`${stack.url}/auth/v1/verify?token=x&type=signup`, {
      redirect: 'manual',
      headers: { referer: mail.callback },
    });
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/');
  });
});

describe('for the service key', () => {
  it('links are made without a mail, and work', async () => {
    const email = newAddress();
    const { data, error } = await mail.admin().generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { status: 'alpha' }, redirectTo: mail.callback },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: mail.callback });
    expect(new URL(data.properties?.action_link ?? '').searchParams.get('token')).toBe(data.properties?.hashed_token);
    expect(await stack.inbox(email)).toEqual([]);
    const proof = { email, token: data.properties?.email_otp ?? '', type: 'signup' } as const;
    expect((await mail.browser().auth.verifyOtp(proof)).error).toBeNull();
    expect((await mail.browser().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('a link to log in becomes a sign-up where there is no account, one to a new password does not', async () => {
    const { data } = await mail.admin().generateLink({ type: 'magiclink', email: newAddress() });
    expect(data.properties?.verification_type).toBe('signup');
    const { error } = await mail.admin().generateLink({ type: 'recovery', email: newAddress() });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('both links of a change of address together bring it about', async () => {
    const { email } = await mail.person();
    const newEmail = newAddress();
    const hashes: string[] = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await mail.admin().generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.user?.new_email).toBe(newEmail);
      hashes.push(data.properties?.hashed_token ?? '');
    }
    const [first = '', second = ''] = hashes;
    const verify = (token_hash: string) => mail.call('POST', '/verify', { token_hash, type: 'email_change' });
    expect(await verify(first)).toMatchObject({ status: 200, body: { code: '200' } });
    expect(await verify(second)).toMatchObject({ status: 200, body: { user: { email: newEmail } } });
  });

  it('somebody who is there is not invited again, and nobody without the key invites', async () => {
    const { client, email } = await mail.person();
    expect((await mail.admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
    const token = (await client.auth.getSession()).data.session?.access_token;
    for (const path of ['/invite', '/admin/generate_link'])
      for (const bearer of [token, stack.anonKey])
        expect((await mail.call('POST', path, { email: newAddress(), type: 'invite' }, bearer)).status).toBe(403);
  });
});
