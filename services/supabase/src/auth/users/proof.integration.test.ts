import { startStack } from '@spire/testing/stack';
import type { TestStack } from '@spire/testing/stack';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

// A stack of its own takes its time on a busy machine.

let stack: TestStack;
let mail: ReturnType<typeof mailTesting>;

beforeAll(async () => {
  stack = await startStack({
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
    GOTRUE_MAILER_OTP_LENGTH: '6',
  });
  mail = mailTesting(stack);
});
afterAll(() => stack.stop());

const NEW_PASSWORD = `${PASSWORD} 2`;

/** A person whose session began two days ago. */
async function longLoggedIn() {
  const person = await mail.person();
  await mail.sql(
    `update auth.sessions set created_at = now() - interval '2 days'
      where user_id = (select id from auth.users where email = $1)`,
    [person.email],
  );
  return person;
}

describe('a new password where it needs a proof', () => {
  it('needs none right after logging in', async () => {
    const { client } = await mail.person();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  it('needs the mailed code later, which works once', async () => {
    const { client, email } = await longLoggedIn();
    const update = async (nonce?: string) => {
      const { error } = await client.auth.updateUser({
        password: NEW_PASSWORD,
        ...(nonce === undefined ? {} : { nonce }),
      });
      return error === null ? 'done' : `${error.status ?? 0} ${error.code ?? ''}`;
    };
    expect(await update()).toBe('400 reauthentication_needed');
    expect(await client.auth.reauthenticate()).toEqual({ data: { user: null, session: null }, error: null });
    const { code, link } = await mail.newestMail(email);
    expect(link).toBe('');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await update(wrong)).toBe('422 reauthentication_not_valid');
    expect(await update(code)).toBe('done');
    expect(await update(code)).toBe('422 reauthentication_not_valid');
  });

  it('takes the old password as well', async () => {
    const { client } = await longLoggedIn();
    const wish = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await client.auth.updateUser(wish)).error).toBeNull();
  });

  it('does not take a code mailed for something else, nor somebody else’s', async () => {
    const { client, email } = await longLoggedIn();
    await mail.browser().auth.resetPasswordForEmail(email);
    const other = await longLoggedIn();
    await other.client.auth.reauthenticate();
    for (const address of [email, other.email]) {
      const { code } = await mail.newestMail(address);
      const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
      expect(error?.code).toBe('reauthentication_not_valid');
    }
  });

  it('lets nobody in by its code', async () => {
    const { client, email } = await longLoggedIn();
    await client.auth.reauthenticate();
    const { code } = await mail.newestMail(email);
    for (const type of ['email', 'recovery', 'email_change'] as const)
      expect((await mail.browser().auth.verifyOtp({ email, token: code, type })).error?.code).toBe('otp_expired');
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
