import { randomInt, randomUUID } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { startTestService, type TestService } from '../../testing/testService.ts';

let stack: TestStack;
let service: TestService;
let closed: TestService;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startTestService(stack, { GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true' });
  closed = await startTestService(stack);
});
afterAll(async () => {
  await Promise.all([service.stop(), closed.stop()]);
  await stack.stop();
});

const newPhone = () => `47${randomInt(10_000_000_000, 99_999_999_999)}`;

/** A person with two ways to sign in. */
async function withTwo() {
  const person = await service.person();
  const phone = newPhone();
  const { error } = await service.admin.updateUserById(person.id, { phone, phone_confirm: true });
  expect(error).toBeNull();
  const { data } = await person.client.auth.getUserIdentities();
  const identities = data?.identities ?? [];
  expect(identities.map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone']);
  const identity = (provider: string) => {
    const found = identities.find((each) => each.provider === provider);
    if (found === undefined) throw new Error(`There is no identity of ${provider}`);
    return found;
  };
  return { ...person, phone, identity };
}

describe('a way to sign in', () => {
  it('is taken away, with what it stood for', async () => {
    const { client, identity, email } = await withTwo();
    expect((await client.auth.unlinkIdentity(identity('phone'))).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email, phone: '', app_metadata: { provider: 'email', providers: ['email'] } });
    expect(data.user?.phone_confirmed_at).toBeUndefined();
  });

  it('may be the address: links to it are void', async () => {
    const { client, identity, phone } = await withTwo();
    expect((await client.auth.unlinkIdentity(identity('email'))).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email: '', phone, app_metadata: { providers: ['phone'] } });
    expect(data.user?.email_confirmed_at).toBeUndefined();
  });

  it('stays when it is the last, even if two are taken away at once', async () => {
    const { token, client, identity } = await withTwo();
    const outcomes = await Promise.all(
      ['email', 'phone'].map((each) =>
        service.call('DELETE', `/user/identities/${identity(each).identity_id}`, { token }),
      ),
    );
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([null, 'single_identity_not_deletable']));
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it("cannot be somebody else's, or unknown", async () => {
    const kari = await withTwo();
    const ola = await withTwo();
    const { token } = ola;
    const theirs = kari.identity('phone').identity_id;
    for (const id of [theirs, randomUUID()])
      expect(await service.call('DELETE', `/user/identities/${id}`, { token })).toMatchObject({
        status: 422,
        code: 'identity_not_found',
      });
    expect(await service.call('DELETE', '/user/identities/nonsense', { token })).toMatchObject({
      status: 404,
      code: 'validation_failed',
    });
    expect(await service.call('DELETE', `/user/identities/${theirs}`)).toMatchObject({ status: 401 });
    expect((await kari.client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  it('is not linked by way of a provider that is off', async () => {
    const { client } = await service.person();
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      code: 'validation_failed',
      message: 'Unsupported provider: provider is not enabled',
      status: 400,
    });
  });

  it('is neither linked nor taken away where that is not allowed', async () => {
    const { client } = await closed.person();
    const disabled = { code: 'manual_linking_disabled', status: 404 };
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(disabled);
    const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? [];
    if (identity !== undefined) expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject(disabled);
    expect.assertions(2);
  });
});
