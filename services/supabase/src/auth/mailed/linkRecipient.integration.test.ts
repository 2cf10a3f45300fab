import { createHash, randomBytes } from 'node:crypto';
import { startTestStack } from '@spire/testing/stack';
import { mailTesting, newAddress, PASSWORD } from '../../testing/mailedLinks.ts';
import { FROM_ONE_ADDRESS, startTestService, type TestService } from '../../testing/testService.ts';

let mail: ReturnType<typeof mailTesting>;
let service: TestService;
let strict: TestService;

beforeAll(async () => {
  const stack = await startTestStack();
  service = await startTestService(stack, FROM_ONE_ADDRESS);
  strict = await startTestService(stack, { ...FROM_ONE_ADDRESS, GOTRUE_RATE_LIMIT_VERIFY: '2' });
  mail = mailTesting({ ...stack, url: service.url });
});
afterAll(async () => {
  await Promise.all([service.stop(), strict.stop()]);
});

/** The part of a flow that a browser keeps, as the request that begins one takes it. */
function challenge() {
  const verifier = randomBytes(32).toString('base64url');
  return { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 's256' };
}

async function newestLink(address: string) {
  const { link } = await mail.newestMail(address);
  const { searchParams } = new URL(link);
  return { token_hash: searchParams.get('token') ?? '', type: searchParams.get('type') ?? '' };
}
type Link = Awaited<ReturnType<typeof newestLink>>;

const ask = (link: Link, also: Record<string, unknown> = {}) =>
  mail.call('POST', '/verify/recipient', { ...link, ...also });
const reject = ({ token_hash }: Link) => mail.call('POST', '/verify/reject', { token_hash });
const verify = (link: Link) => mail.call('POST', '/verify', link);
const signUp = (email: string, also: Record<string, unknown> = {}) =>
  mail.call('POST', '/signup', { email, password: PASSWORD, ...also });
const logIn = async (email: string, password = PASSWORD) =>
  (await mail.browser().auth.signInWithPassword({ email, password })).error?.code;
const masked = (email: string) => email.replace(/^(.).*(.)@/, '$1•••$2@');
const idOf = async (email: string) =>
  (await mail.sql('select id from auth.users where email = $1', [email]))[0]?.['id'];
const refusal = { status: 403, body: { code: 'otp_expired', message: 'Email link is invalid or has expired' } };

describe('whom a link is for', () => {
  const known = async () => (await mail.person()).email;
  it.each<[string, () => Promise<{ email: string; newEmail?: string; mailed?: string }>]>([
    [
      'signup',
      async () => {
        const email = newAddress();
        await signUp(email);
        return { email };
      },
    ],
    [
      'magiclink',
      async () => {
        const email = await known();
        await mail.call('POST', '/otp', { email });
        return { email };
      },
    ],
    [
      'recovery',
      async () => {
        const email = await known();
        await mail.call('POST', '/recover', { email });
        return { email };
      },
    ],
    [
      'invite',
      async () => {
        const email = newAddress();
        await mail.admin().inviteUserByEmail(email);
        return { email };
      },
    ],
    [
      'email_change',
      async () => {
        const { client, email } = await mail.person();
        const newEmail = newAddress();
        await client.auth.updateUser({ email: newEmail });
        return { email, newEmail, mailed: newEmail };
      },
    ],
  ])('is told of one for %s, masked, and the link still works', async (type, send) => {
    const { email, newEmail, mailed = email } = await send();
    const link = await newestLink(mailed);
    expect(link.type).toBe(type);
    const { status, body } = await ask(link, { user_id: await idOf(email) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: masked(email), is_same_user: true, is_from_here: false });
    expect(body['new_email']).toBe(newEmail === undefined ? undefined : masked(newEmail));
    expect(await ask(link, { user_id: await idOf(await known()) })).toMatchObject({ body: { is_same_user: false } });
    expect((await verify(link)).status).toBe(200);
    expect(await ask(link)).toMatchObject(refusal);
  });

  it('is told of no link that cannot be used: unknown, of another kind, too old', async () => {
    const email = newAddress();
    await signUp(email);
    const link = await newestLink(email);
    expect(await ask({ ...link, token_hash: 'pkce_nobody-was-sent-this' })).toMatchObject(refusal);
    expect(await ask({ ...link, type: 'recovery' })).toMatchObject(refusal);
    service.wait(3700);
    expect(await ask(link)).toMatchObject(refusal);
    service.wait(-3700);
    expect(await ask(link)).toMatchObject({ status: 200 });
  });

  it('is not told to somebody whose account is closed: they read that it is', async () => {
    const { email } = await mail.person();
    await mail.call('POST', '/otp', { email });
    await mail.sql(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [email]);
    expect(await ask(await newestLink(email))).toMatchObject({ status: 403, body: { code: 'user_banned' } });
  });

  it('can be asked as often as links can be used', async () => {
    const anywhere = { token_hash: 'x', type: 'signup' };
    const from = mailTesting({ ...(await startTestStack()), url: strict.url });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await from.call('POST', '/verify/recipient', anywhere)).status);
    expect(statuses).toEqual([403, 403, 429]);
    expect((await from.call('POST', '/verify/reject', anywhere)).status).toBe(429);
  });

  it.each([[{}], [{ type: 'nonsense', token_hash: 'x' }], [{ type: 'signup', token_hash: 'x', code_challenges: 'y' }]])(
    'is not told of %j',
    async (body) => {
      expect((await mail.call('POST', '/verify/recipient', body)).status).toBe(400);
    },
  );
});

describe('the browser that asked for a link', () => {
  it('is known by the challenge of its flow', async () => {
    const [email, mine, theirs] = [newAddress(), challenge(), challenge()];
    await signUp(email, mine);
    const link = await newestLink(email);
    const isFromHere = async (challenges: string[]) =>
      (await ask(link, { code_challenges: challenges })).body['is_from_here'];
    expect(await isFromHere([theirs.code_challenge, mine.code_challenge])).toBe(true);
    expect(await isFromHere([theirs.code_challenge])).toBe(false);
    expect(await isFromHere([])).toBe(false);
  });

  it.each([
    ['with a flow of its own', challenge()],
    ['without one', {}],
  ])('is not taken for another that asked again later, %s', async (_how, later) => {
    const [email, mine] = [newAddress(), challenge()];
    await signUp(email, mine);
    await signUp(email, { password: `${PASSWORD} of a stranger`, ...later });
    const link = await newestLink(email);
    expect(await ask(link, { code_challenges: [mine.code_challenge] })).toMatchObject({
      status: 200,
      body: { is_from_here: false, has_password: true },
    });
  });

  it('is not the one that asked for somebody else’s link', async () => {
    const [victim, attacker, mine] = [newAddress(), newAddress(), challenge()];
    await signUp(victim, mine);
    await signUp(attacker, challenge());
    const link = await newestLink(attacker);
    expect(await ask(link, { code_challenges: [mine.code_challenge] })).toMatchObject({
      body: { email: masked(attacker), is_from_here: false },
    });
  });
});

describe('a link that would bring a password says so', () => {
  it.each<[string, boolean, (email: string) => Promise<unknown>]>([
    ['after a sign-up with one', true, (email) => signUp(email)],
    [
      'after the first of two that chose differently',
      true,
      async (email) => {
        await signUp(email, { password: `${PASSWORD} of a stranger` });
        await signUp(email);
      },
    ],
    [
      'after a login link to an address that another signed up with',
      false,
      async (email) => {
        await signUp(email);
        await mail.call('POST', '/otp', { email });
      },
    ],
    ['after a login link to a new address', false, (email) => mail.call('POST', '/otp', { email })],
  ])('%s: %s', async (_when, hasPassword, send) => {
    const email = newAddress();
    await send(email);
    const link = await newestLink(email);
    expect(await ask(link)).toMatchObject({ body: { is_sign_up: true, has_password: hasPassword } });
    await verify(link);
    expect(await logIn(email)).toBe(hasPassword ? undefined : 'invalid_credentials');
  });
});

describe('“It was not me”', () => {
  it('deletes the sign-up and uses the link up', async () => {
    const email = newAddress();
    await signUp(email);
    const link = await newestLink(email);
    expect(await reject(link)).toEqual({ status: 200, body: {} });
    expect(await idOf(email)).toBeUndefined();
    expect(await verify(link)).toMatchObject(refusal);
    expect(await reject(link)).toMatchObject(refusal);
    expect(await logIn(email)).toBe('invalid_credentials');
  });

  it('leaves an account alone that anybody has confirmed or come into, and the link with it', async () => {
    for (const proof of ['email_confirmed_at', 'last_sign_in_at']) {
      const email = newAddress();
      await signUp(email);
      const link = await newestLink(email);
      await mail.sql(`update auth.users set ${proof} = now() where email = $1`, [email]);
      expect(await ask(link)).toMatchObject({ body: { is_sign_up: false, has_password: false } });
      expect(await reject(link)).toMatchObject(refusal);
      expect((await verify(link)).status).toBe(200);
    }
  });

  it('cannot be said by a link to log in, to a new password or to a new address', async () => {
    const { client, email } = await mail.person();
    const newEmail = newAddress();
    await mail.call('POST', '/recover', { email });
    const recovery = await newestLink(email);
    await client.auth.updateUser({ email: newEmail });
    for (const link of [recovery, await newestLink(newEmail), await newestLink(email)])
      expect(await reject(link)).toMatchObject(refusal);
    expect(await idOf(email)).toBeDefined();
  });
});
