import { startStack } from '@spire/testing/stack';
import type { TestStack } from '@spire/testing/stack';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

// A stack of its own takes its time on a busy machine.

let stack: TestStack;
let mail: ReturnType<typeof mailTesting>;

beforeAll(async () => {
  stack = await startStack({ GOTRUE_MAILER_AUTOCONFIRM: 'true' });
  mail = mailTesting(stack);
});
afterAll(() => stack.stop());

async function signedUp() {
  const email = newAddress();
  const client = mail.browser();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error !== null) throw error;
  return { client, email, token: data.session?.access_token ?? '' };
}

describe('where addresses need no confirmation', () => {
  it('a link to log in says who is unknown, as sign-up does', async () => {
    const { email } = await signedUp();
    const ask = (address: string) =>
      mail.browser().auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } });
    expect((await ask(email)).error).toBeNull();
    expect((await ask(newAddress())).error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
  });

  it('a link to log in makes an account that is confirmed at once', async () => {
    const email = newAddress();
    await mail.browser().auth.signInWithOtp({ email });
    const { subject, code } = await mail.newestMail(email);
    expect(subject).toBe('Logg inn i Spire');
    expect((await mail.browser().auth.verifyOtp({ email, token: code, type: 'magiclink' })).error).toBeNull();
  });

  it('an anonymous person has a new address at once, unless it is taken', async () => {
    const [owner, person] = [await signedUp(), await signedUp()];
    await mail.sql('update auth.users set email = null, is_anonymous = true where email = $1', [person.email]);
    const ask = (email: string) => mail.call('PUT', '/user', { email, password: `${PASSWORD} 2` }, person.token);
    expect(await ask(owner.email)).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    const email = newAddress();
    expect(await ask(email)).toMatchObject({ status: 200, body: { email, is_anonymous: false } });
    expect(await mail.subjects(email)).toEqual([]);
  });

  it('a person’s new address is confirmed by a mail to it alone', async () => {
    const { client, email } = await signedUp();
    const newEmail = newAddress();
    await client.auth.updateUser({ email: newEmail });
    expect(await mail.subjects(email)).toEqual([]);
    const { code } = await mail.newestMail(newEmail);
    const { data } = await mail.browser().auth.verifyOtp({ email: newEmail, token: code, type: 'email_change' });
    expect(data.user?.email).toBe(newEmail);
  });
});
