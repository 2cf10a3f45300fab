import { startTestStack } from '@spire/testing/stack';
import { factorTesting } from '../../testing/factors.ts';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';
import { FROM_ONE_ADDRESS, startTestService, type TestService } from '../../testing/testService.ts';

let mail: ReturnType<typeof mailTesting>;
let service: TestService;
/** Asks for no proof, and locks an account after three wrong passwords. */
let open: TestService;

beforeAll(async () => {
  const stack = await startTestStack();
  service = await startTestService(stack, {
    ...FROM_ONE_ADDRESS,
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
  });
  open = await startTestService(stack, {
    ...FROM_ONE_ADDRESS,
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'false',
    GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '3',
  });
  mail = mailTesting({ ...stack, url: service.url });
});
afterAll(async () => {
  await Promise.all([service.stop(), open.stop()]);
});

const NEW_PASSWORD = `${PASSWORD} 2`;

/** A person who signed in so many seconds ago, and whose session has been renewed since. */
async function signedInAgo(seconds: number) {
  const person = await mail.person();
  await mail.sql(
    `update auth.mfa_amr_claims c
        set created_at = c.created_at - make_interval(secs => $2), updated_at = c.updated_at - make_interval(secs => $2)
       from auth.sessions s join auth.users u on u.id = s.user_id
      where c.session_id = s.id and u.email = $1`,
    [person.email, seconds],
  );
  await person.client.auth.refreshSession();
  return person;
}
type Person = Awaited<ReturnType<typeof signedInAgo>>;

/** Asks for the change; `done`, or status and code of the refusal. */
async function change(
  { client }: Person,
  wish: { password?: string; email?: string; nonce?: string; current_password?: string },
): Promise<string> {
  const { error } = await client.auth.updateUser(wish);
  return error === null ? 'done' : `${error.status ?? 0} ${error.code ?? ''}`;
}

describe.each([
  ['password', () => ({ password: NEW_PASSWORD })],
  ['address', () => ({ email: newAddress() })],
])('a new %s', (_what, wish) => {
  it('needs no more than a sign-in of the last ten minutes', async () => {
    expect(await change(await signedInAgo(590), wish())).toBe('done');
  });

  it('needs more than a token ten minutes after the sign-in, however often that is renewed', async () => {
    expect(await change(await signedInAgo(610), wish())).toBe('400 reauthentication_needed');
  });

  it('takes the mailed code, and nothing else for it', async () => {
    const person = await signedInAgo(7200);
    expect(await person.client.auth.reauthenticate()).toEqual({ data: { user: null, session: null }, error: null });
    const { code, link } = await mail.newestMail(person.email);
    expect(link).toBe('');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await change(person, { ...wish(), nonce: wrong })).toBe('422 reauthentication_not_valid');
    expect(await change(person, { ...wish(), nonce: code })).toBe('done');
    expect(await change(person, { ...wish(), nonce: code })).toBe('422 reauthentication_not_valid');
  });

  it('takes the old password, and no wrong one', async () => {
    const person = await signedInAgo(7200);
    expect(await change(person, { ...wish(), current_password: `${PASSWORD}x` })).toBe('400 current_password_invalid');
    expect(await change(person, { ...wish(), current_password: PASSWORD })).toBe('done');
  });

  it('needs nothing where the settings say so', async () => {
    const person = await signedInAgo(7200);
    const token = (await person.client.auth.getSession()).data.session?.access_token ?? '';
    expect((await open.call('PUT', '/user', { token, body: wish() })).status).toBe(200);
  });
});

describe('the proof', () => {
  it('keeps a code good for the next try when the change it was for is refused', async () => {
    const person = await signedInAgo(7200);
    await person.client.auth.reauthenticate();
    const { code } = await mail.newestMail(person.email);
    expect(await change(person, { password: PASSWORD, nonce: code })).toBe('422 same_password');
    expect(await change(person, { password: NEW_PASSWORD, nonce: code })).toBe('done');
  });

  it('is not a second factor that was set up by the same token', async () => {
    const person = await signedInAgo(7200);
    const { mfa } = person.client.auth;
    const { data } = await mfa.enroll({ factorType: 'totp' });
    const code = factorTesting(service).codeOf(data?.totp.secret ?? '');
    expect((await mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull();
    expect(await change(person, { password: NEW_PASSWORD })).toBe('400 reauthentication_needed');
  });

  it('comes before anything that tells what the old password is', async () => {
    expect(await change(await signedInAgo(7200), { password: PASSWORD })).toBe('400 reauthentication_needed');
  });

  it('cannot be a password where there is none', async () => {
    const person = await signedInAgo(7200);
    await mail.sql('update auth.users set encrypted_password = null where email = $1', [person.email]);
    const wish = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect(await change(person, wish)).toBe('400 current_password_invalid');
  });

  it('is not a code mailed for something else, nor somebody else’s', async () => {
    const [person, other] = [await signedInAgo(7200), await signedInAgo(7200)];
    await mail.browser().auth.resetPasswordForEmail(person.email);
    await other.client.auth.reauthenticate();
    for (const address of [person.email, other.email]) {
      const { code } = await mail.newestMail(address);
      expect(await change(person, { password: NEW_PASSWORD, nonce: code })).toBe('422 reauthentication_not_valid');
    }
  });

  it('lets nobody in by its code', async () => {
    const { client, email } = await signedInAgo(7200);
    await client.auth.reauthenticate();
    const { code } = await mail.newestMail(email);
    for (const type of ['email', 'recovery', 'email_change'] as const)
      expect((await mail.browser().auth.verifyOtp({ email, token: code, type })).error?.code).toBe('otp_expired');
  });

  it('is not asked of somebody without an account yet, nor for what opens nothing', async () => {
    const person = await signedInAgo(7200);
    expect((await person.client.auth.updateUser({ data: { preferred_language: 'no' } })).error).toBeNull();
    await mail.sql(
      'update auth.users set email = null, encrypted_password = null, is_anonymous = true where email = $1',
      [person.email],
    );
    expect(await change(person, { email: newAddress() })).toBe('done');
  });
});

describe('a locked password', () => {
  it('leaves the code by mail to log in with', async () => {
    const { email } = await signedInAgo(7200);
    const { auth } = open.browser();
    const guess = async (password: string) => (await auth.signInWithPassword({ email, password })).error?.code;
    const guesses: unknown[] = [];
    while (guesses.length < 10 && guesses.at(-1) !== 'over_request_rate_limit')
      guesses.push(await guess('Wrong-2026 x'));
    expect(await guess(PASSWORD)).toBe('over_request_rate_limit');
    expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const { code } = await mail.newestMail(email);
    const { data } = await auth.verifyOtp({ email, token: code, type: 'magiclink' });
    expect(data.user?.email).toBe(email);
  });
});

describe('a new address where the new one alone confirms', () => {
  it('counts with its own mail, and the old one hears of it', async () => {
    const { client, email } = await mail.person();
    const newEmail = newAddress();
    await client.auth.updateUser({ email: newEmail });
    expect(await mail.subjects(email)).toEqual(['Confirm your email address']);
    const { code } = await mail.newestMail(newEmail);
    const { data } = await mail.browser().auth.verifyOtp({ email: newEmail, token: code, type: 'email_change' });
    expect(data.user?.email).toBe(newEmail);
    expect((await mail.subjects(email))[0]).toBe('Your email address in Spire has been changed');
  });
});
