import { randomInt, randomUUID } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { hashPassword } from '../passwords/passwords.ts';
import { startTestService, type TestService } from '../../testing/testService.ts';

let stack: TestStack;
let service: TestService;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startTestService(stack);
});
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

const newEmail = () => `person-${randomUUID()}@example.no`;
const newPhone = () => `47${randomInt(10_000_000_000, 99_999_999_999)}`;
const PASSWORD = 'Fjell-tur 2026 x';

const asAdmin = (method: string, target: string, body?: unknown) =>
  service.call(method, target, { token: service.serviceKey, body });

async function created(attributes: Parameters<typeof service.admin.createUser>[0] = {}) {
  const { data, error } = await service.admin.createUser({ email: newEmail(), ...attributes });
  if (error !== null) throw error;
  return data.user;
}

const signIn = (email: string | undefined, password: string) =>
  service.browser().auth.signInWithPassword({ email: email ?? '', password });

describe('an account made by an administrator', () => {
  it('has what was asked for, and no mail was sent', async () => {
    const id = randomUUID();
    const email = newEmail();
    const user = await created({
      id,
      email: email.toUpperCase(),
      phone: `+${newPhone()}`,
      email_confirm: true,
      user_metadata: { preferred_language: 'en' },
      app_metadata: { roles: ['editor'] },
      role: 'authenticated',
    });
    expect(user).toMatchObject({
      id,
      email,
      role: 'authenticated',
      user_metadata: { preferred_language: 'en', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email', 'phone'], roles: ['editor'] },
    });
    expect(user.email_confirmed_at).toBeDefined();
    expect(user.phone_confirmed_at).toBeUndefined();
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
    expect(await stack.inbox(email)).toEqual([]);
  });

  it('is signed in to with its password, once its address is confirmed', async () => {
    const confirmed = await created({ password: 'weak', email_confirm: true });
    expect((await signIn(confirmed.email, 'weak')).error).toBeNull();
    const open = await created({ password: PASSWORD });
    expect((await signIn(open.email, PASSWORD)).error?.code).toBe('email_not_confirmed');
    const without = await created({ email_confirm: true });
    expect((await signIn(without.email, '')).error?.code).toBe('invalid_credentials');
  });

  it('may bring a password hash along', async () => {
    const user = await created({ password_hash: await hashPassword(PASSWORD), email_confirm: true });
    expect((await signIn(user.email, PASSWORD)).error).toBeNull();
    expect((await signIn(user.email, 'Another 1 password')).error?.code).toBe('invalid_credentials');
    expect((await created({ password_hash: await bcrypt(PASSWORD, 4) })).email).toBeDefined();
  });

  it.each([
    [{}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
    [{ email: 'xx:;x@x.x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: 'name.@x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: '.name@x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: 'na..me@x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ phone: '12-34' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [
      { email: newEmail(), password: 'a', password_hash: 'b' },
      400,
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [{ email: newEmail(), password_hash: 'md5:x' }, 400, 'validation_failed', expect.stringContaining('hash')],
    [{ email: newEmail(), password: 'x'.repeat(1001) }, 400, 'validation_failed', expect.stringContaining('1000')],
    [{ email: newEmail(), id: 'x' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
    [
      { email: newEmail(), id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'ID cannot be a nil uuid',
    ],
    [
      { email: newEmail(), ban_duration: 'long' },
      400,
      'validation_failed',
      expect.stringContaining('invalid format for ban duration'),
    ],
    [{ email: newEmail(), user_metadata: { x: 'x'.repeat(5000) } }, 400, 'validation_failed', expect.anything()],
    [{ email: newEmail(), role: 'x'.repeat(256) }, 400, 'validation_failed', expect.anything()],
    [{ email: newEmail(), user_metadata: [] }, 400, 'bad_json', expect.anything()],
  ])('is refused: %j', async (body, status, code, message) => {
    expect(await asAdmin('POST', '/admin/users', body)).toMatchObject({ status, code, body: { message } });
  });

  it('has an address, a number and an id of its own', async () => {
    const phone = newPhone();
    const { email, id } = await created({ phone });
    expect(await asAdmin('POST', '/admin/users', { email })).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await asAdmin('POST', '/admin/users', { phone })).toMatchObject({ status: 422, code: 'phone_exists' });
    const body = { id, email: newEmail() };
    expect(await asAdmin('POST', '/admin/users', body)).toMatchObject({ status: 409, code: 'conflict' });
    const other = await created();
    expect(await asAdmin('PUT', `/admin/users/${other.id}`, { email })).toMatchObject({ code: 'email_exists' });
    expect(await asAdmin('PUT', `/admin/users/${other.id}`, { phone })).toMatchObject({ code: 'phone_exists' });
    expect((await service.admin.getUserById(other.id)).data.user).toMatchObject({ email: other.email, phone: '' });
  });
});

describe('a list of accounts', () => {
  it('comes in pages that the client can follow', async () => {
    const name = `Kari ${randomUUID()}`;
    const people = [];
    for (let index = 0; index < 3; index += 1) people.push(await created({ user_metadata: { full_name: name } }));
    const target = `/admin/users?per_page=2&filter=${encodeURIComponent(name.toUpperCase())}`;
    const first = await asAdmin('GET', target);
    expect(first.headers.get('x-total-count')).toBe('3');
    const ids = (body: unknown) => (body as { users: { id: string }[] }).users.map(({ id }) => id);
    expect(ids(first.body)).toEqual([people[2]?.id, people[1]?.id]);
    const second = await asAdmin('GET', `${target}&page=2`);
    expect(ids(second.body)).toEqual([people[0]?.id]);
    expect(second.headers.get('link')).toMatch(
      /^<\/auth\/v1\/admin\/users\?page=2&per_page=2&filter=[^>]*>; rel="last"$/,
    );
    expect(ids((await asAdmin('GET', `${target}&sort=created_at%20asc`)).body)[0]).toBe(people[0]?.id);

    const listed = await service.admin.listUsers({ page: 1, perPage: 1 });
    expect(listed.data).toMatchObject({ aud: 'authenticated', nextPage: 2, users: [expect.anything()] });
  });

  it.each(['page=-1', 'page=x', 'per_page=1.5', 'sort=email', 'sort=created_at%20up'])(
    'is refused: %s',
    async (query) => {
      expect(await asAdmin('GET', `/admin/users?${query}`)).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );
});
