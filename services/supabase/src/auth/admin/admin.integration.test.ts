import { randomUUID } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
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
const PASSWORD = 'Fjell-tur 2026 x';
const UNKNOWN = randomUUID();

const asAdmin = (method: string, target: string, body?: unknown) =>
  service.call(method, target, { token: service.serviceKey, body });

async function created(attributes: Parameters<typeof service.admin.createUser>[0] = {}) {
  const { data, error } = await service.admin.createUser({ email: newEmail(), ...attributes });
  if (error !== null) throw error;
  return data.user;
}

const signIn = (email: string | undefined, password: string) =>
  service.browser().auth.signInWithPassword({ email: email ?? '', password });

describe('a change to an account', () => {
  it('of address and password counts at once, and ends what was open', async () => {
    const person = await service.person();
    const email = newEmail();
    const { data } = await service.admin.updateUserById(person.id, { email, password: `${PASSWORD} 2` });
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email, email_verified: false } }] });
    expect((await service.call('GET', '/user', { token: person.token })).code).toBe('session_not_found');
    expect((await signIn(person.email, `${PASSWORD} 2`)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, `${PASSWORD} 2`)).error).toBeNull();
    for (const password of ['weak', '']) {
      const weak = await service.admin.updateUserById(person.id, { password });
      expect(weak.error).toMatchObject({ code: 'weak_password', status: 422 });
    }
  });

  it('merges metadata, confirms and gives a role', async () => {
    const { id } = await created({ user_metadata: { a: 1, b: 2 }, app_metadata: { c: 3 } });
    const { data } = await service.admin.updateUserById(id, {
      user_metadata: { a: null, d: 4 },
      app_metadata: { c: null },
      email_confirm: true,
      role: 'service_role',
    });
    expect(data.user).toMatchObject({ role: 'service_role', app_metadata: { provider: 'email' } });
    expect(data.user?.user_metadata).toEqual({ b: 2, d: 4, email_verified: true });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  it('shuts somebody out, for a time or until they are let in again', async () => {
    const { id } = await service.person();
    const banned = await service.admin.updateUserById(id, { ban_duration: '24h' });
    const until = Date.parse(banned.data.user?.banned_until ?? '');
    expect(Math.round((until - service.now().getTime()) / 60_000)).toBe(24 * 60);
    const kept = await service.admin.updateUserById(id, { user_metadata: { a: 1 } });
    expect(kept.data.user?.banned_until).toBe(banned.data.user?.banned_until);
    const freed = await service.admin.updateUserById(id, { ban_duration: 'none' });
    expect(freed.data.user?.banned_until).toBeUndefined();
  });

  it('names somebody who was anonymous or not there', async () => {
    expect(await asAdmin('GET', `/admin/users/${UNKNOWN}`)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await asAdmin('PUT', `/admin/users/${UNKNOWN}`, {})).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await asAdmin('DELETE', `/admin/users/${UNKNOWN}`)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await asAdmin('GET', '/admin/users/nonsense')).toMatchObject({ status: 404, code: 'validation_failed' });
    expect(await asAdmin('PUT', `/admin/users/${(await created()).id}`)).toMatchObject({
      status: 400,
      code: 'bad_json',
    });
  });
});

describe('a deleted account', () => {
  it('is gone with its sessions, and its address is free', async () => {
    const { client, id, email, token } = await service.person();
    const refreshToken = (await client.auth.getSession()).data.session?.refresh_token;
    expect((await service.admin.deleteUser(id)).error).toBeNull();
    expect(await service.call('GET', '/user', { token })).toMatchObject({ status: 403, code: 'user_not_found' });
    const body = { refresh_token: refreshToken };
    const refreshed = await service.call('POST', '/token?grant_type=refresh_token', { body });
    expect(refreshed.code).toBe('refresh_token_not_found');
    expect((await created({ email })).email).toBe(email);
  });

  it('may leave its id behind, and nothing that says whose it was', async () => {
    const { client, id, email, token } = await service.person();
    await client.auth.mfa.enroll({ factorType: 'totp' });
    expect((await service.admin.deleteUser(id, true)).error).toBeNull();
    const { body } = await asAdmin('GET', `/admin/users/${id}`);
    expect(body).toMatchObject({ id, user_metadata: {}, app_metadata: {}, phone: '' });
    expect(body).toHaveProperty('deleted_at');
    expect(body).not.toHaveProperty('factors');
    expect(JSON.stringify(body)).not.toContain(email);
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await service.call('GET', '/user', { token })).status).toBe(403);
    expect((await created({ email })).email).toBe(email);
    expect((await service.admin.deleteUser(id, true)).error).toBeNull();
    expect((await service.admin.deleteUser(id)).error).toBeNull();
  });
});

describe("somebody's second factors", () => {
  it('are listed, renamed and removed for them', async () => {
    const { client, id } = await service.person();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const factorId = factor?.id ?? '';
    const listed = await service.admin.mfa.listFactors({ userId: id });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, friendly_name: 'phone', status: 'unverified' }]);
    expect(JSON.stringify(listed.data)).not.toContain(factor?.totp.secret ?? 'nothing');
    const target = `/admin/users/${id}/factors/${factorId}`;
    const renamed = await asAdmin('PUT', target, { friendly_name: 'lost phone' });
    expect(renamed.body).toMatchObject({ id: factorId, friendly_name: 'lost phone' });
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' });
    const taken = await asAdmin('PUT', target, { friendly_name: 'tablet' });
    expect(taken).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    expect((await service.admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
    expect((await service.admin.mfa.listFactors({ userId: id })).data?.factors).toHaveLength(1);
  });

  it('are found under their own person alone', async () => {
    const kari = await service.person();
    const ola = await service.person();
    const { data: factor } = await kari.client.auth.mfa.enroll({ factorType: 'totp' });
    const id = factor?.id ?? '';
    for (const [userId, code] of [
      [ola.id, 'mfa_factor_not_found'],
      [UNKNOWN, 'user_not_found'],
    ] as const) {
      const { error } = await service.admin.mfa.deleteFactor({ userId, id });
      expect(error).toMatchObject({ status: 404, code });
    }
  });
});

describe('an administrator', () => {
  it("ends somebody's sessions with a token of theirs", async () => {
    const { token } = await service.person();
    expect((await service.admin.signOut(token, 'global')).error).toBeNull();
    expect((await service.call('GET', '/user', { token })).code).toBe('session_not_found');
    expect((await service.admin.signOut('nonsense')).error?.message).toMatch(/^invalid JWT/);
  });

  it.each([
    ['GET', '/admin/oauth/clients', 'feature_disabled'],
    ['POST', '/admin/oauth/clients', 'feature_disabled'],
    ['GET', '/admin/custom-providers', 'feature_disabled'],
    ['DELETE', '/admin/custom-providers/custom:x', 'feature_disabled'],
    ['GET', `/admin/users/${UNKNOWN}/passkeys`, 'passkey_disabled'],
    ['POST', '/admin/sso/providers', 'saml_provider_disabled'],
    ['GET', `/admin/sso/providers/${UNKNOWN}`, 'sso_provider_not_found'],
  ])('is told what is not offered: %s %s', async (method, target, code) => {
    const body = method === 'POST' ? {} : undefined;
    expect(await asAdmin(method, target, body)).toMatchObject({ status: 404, code });
  });

  it('finds lists of what there is none of empty', async () => {
    expect(await asAdmin('GET', '/admin/audit')).toMatchObject({ status: 200, body: [] });
    expect(await asAdmin('GET', '/admin/sso/providers')).toMatchObject({ status: 200, body: { items: [] } });
  });

  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/:id'],
    ['PUT', '/admin/users/:id'],
    ['DELETE', '/admin/users/:id'],
    ['GET', '/admin/users/:id/factors'],
    ['PUT', '/admin/users/:id/factors/:id'],
    ['DELETE', '/admin/users/:id/factors/:id'],
    ['GET', '/admin/users/:id/passkeys'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/sso/providers'],
    ['POST', '/admin/oauth/clients'],
    ['GET', '/admin/custom-providers'],
  ])('is nobody with another key: %s %s', async (method, path) => {
    const { id, token, client } = await service.person();
    const target = path.replaceAll(':id', id);
    const body = method === 'GET' ? undefined : { email: newEmail(), should_soft_delete: false };
    for (const each of [token, service.anonKey])
      expect(await service.call(method, target, { token: each, body })).toMatchObject({
        status: 403,
        code: 'not_admin',
      });
    expect(await service.call(method, target, { token: 'nonsense', body })).toMatchObject({ status: 403 });
    expect(await service.call(method, target, { body })).toMatchObject({ status: 401, code: 'no_authorization' });
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
  });
});
