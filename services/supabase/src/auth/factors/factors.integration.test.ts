import { startTestStack, type TestStack } from '@spire/testing/stack';
import no from '../../mail/messages/no.ts';
import { startTestService, type TestService } from '../../testing/testService.ts';
import { factorTesting } from '../../testing/factors.ts';

let stack: TestStack;
let service: TestService;
let factors: ReturnType<typeof factorTesting>;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startTestService(stack, { GOTRUE_MFA_MAX_ENROLLED_FACTORS: '2' });
  factors = factorTesting(service);
});
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

describe('an authenticator', () => {
  it('is set up by a QR code or a typed secret, and counts once a code was right', async () => {
    const person = await service.person();
    const { data } = await person.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'phone',
      issuer: 'Spire',
    });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret ?? ''}`);
    expect(decodeURIComponent(data?.totp.uri ?? '')).toContain(`otpauth://totp/Spire:${person.email}?`);

    const before = await person.client.auth.mfa.listFactors();
    expect(before.data).toMatchObject({ totp: [], all: [{ status: 'unverified', friendly_name: 'phone' }] });
    expect(await factors.stateOf(person)).toBe('open');
    const given = await factors.give(person, { id: data?.id ?? '', secret: data?.totp.secret ?? '' });
    expect(given.error).toBeNull();
    const after = await person.client.auth.mfa.listFactors();
    expect(after.data?.totp).toMatchObject([{ id: data?.id, status: 'verified', factor_type: 'totp' }]);
    expect(JSON.stringify(await service.call('GET', '/user', { token: given.data?.access_token ?? '' }))).not.toContain(
      data?.totp.secret ?? 'nothing',
    );
  });

  it('raises the session, gives it new tokens and ends what the password alone had opened', async () => {
    const person = await service.person();
    const other = await factors.again(person);
    const before = (await person.client.auth.getSession()).data.session;
    const factor = await factors.enroll(person);
    const { data } = await factors.give(person, factor);
    expect(factors.claimsOf(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      session_id: factors.claimsOf(person.token).session_id,
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(await factors.stateOf(person)).toBe('shown');
    expect(await factors.stateOf(other)).toBe('closed');

    const refresh = (refresh_token = '') =>
      service.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } });
    expect(await refresh(before?.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const refreshed = await person.client.auth.refreshSession();
    expect(factors.claimsOf(refreshed.data.session?.access_token ?? '').aal).toBe('aal2');
  });

  it('leaves nothing to tabs that refresh at the same moment', async () => {
    const person = await service.person();
    const factor = await factors.enroll(person);
    const challenge_id = await factors.challenge(person, factor.id);
    const refresh = (refresh_token: string | undefined) =>
      service.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } });
    const tokenOf = ({ body }: { body: unknown }) => (body as { refresh_token?: string }).refresh_token;
    const { token } = person;
    const old = (await person.client.auth.getSession()).data.session?.refresh_token;
    const body = { challenge_id, code: factors.codeOf(factor.secret) };
    const [raised, ...refreshed] = await Promise.all([
      service.call('POST', `/factors/${factor.id}/verify`, { token, body }),
      ...Array.from({ length: 6 }, () => refresh(old)),
    ]);
    expect(raised.status).toBe(200);
    for (const answer of refreshed) {
      expect([200, 400]).toContain(answer.status);
      expect((await refresh(tokenOf(answer) ?? old)).code).toBe('refresh_token_not_found');
    }
    expect((await refresh(tokenOf(raised))).status).toBe(200);
  });

  it('is asked for after the next login, which alone is of the first level', async () => {
    const { factor, ...person } = await factors.withFactor();
    const later = await factors.again(person);
    const levels = await later.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(levels.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await factors.give(later, factor)).error).toBeNull();
    const raised = await later.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(raised.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(await factors.stateOf(person)).toBe('shown');
  });

  it('lets nobody who has not shown it log its owner out', async () => {
    const person = await factors.withFactor();
    const thief = await factors.again(person);
    await thief.client.auth.signOut({ scope: 'global' });
    expect(await factors.stateOf(thief)).toBe('closed');
    expect(await factors.stateOf(person)).toBe('shown');
  });

  it('is removed on the second level alone, and the session falls back', async () => {
    const { factor, ...person } = await factors.withFactor();
    const later = await factors.again(person);
    const refused = await later.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(refused.error).toMatchObject({ code: 'insufficient_aal', status: 422 });
    expect(await factors.stateOf(later)).toBe('factor');

    const removed = await person.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(removed).toMatchObject({ data: { id: factor.id }, error: null });
    expect(await factors.stateOf(person)).toBe('open');
    const subjects = (await stack.inbox(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([no.factorRemoved.subject, no.factorAdded.subject]);
    const { data } = await person.client.auth.refreshSession();
    expect(factors.claimsOf(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });
});

describe('what is refused when a factor is set up', () => {
  it.each([
    [{ factor_type: 'phone', phone: '+4799999999' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn', friendly_name: 'key' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'sms' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(256) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: '🌱'.repeat(33) }, 400, 'validation_failed'],
    [{ factor_type: 1 }, 400, 'bad_json'],
  ])('%j', async (body, status, code) => {
    const { token } = await service.person();
    expect(await service.call('POST', '/factors', { token, body })).toMatchObject({ status, code });
  });

  it('nothing of an issuer and a name that just fit', async () => {
    const { token } = await service.person();
    const body = { factor_type: 'totp', friendly_name: '🌱'.repeat(127), issuer: '中'.repeat(64) };
    expect((await service.call('POST', '/factors', { token, body })).status).toBe(200);
  });

  it('a second one of the same name, or one too many', async () => {
    const person = await service.person();
    await factors.enroll(person, 'phone');
    const same = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(same.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
    await factors.enroll(person, 'tablet');
    const third = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'watch' });
    expect(third.error).toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 });
    service.wait(301);
    expect((await factors.enroll(person, 'phone')).secret).toHaveLength(32);
  });

  it('at once as often as one likes', async () => {
    const { token, client } = await service.person();
    const wishes = Array.from({ length: 8 }, (_, index) =>
      service.call('POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: String(index) } }),
    );
    expect((await Promise.all(wishes)).filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(2);
  });

  it('another one by whoever knows the password alone', async () => {
    const { factor: _factor, ...person } = await factors.withFactor();
    const later = await factors.again(person);
    const refused = await later.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' });
    expect(refused.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    expect((await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' })).error).toBeNull();
  });

  it('any at all where codes are not offered, and by whoever has not given a name', async () => {
    const closed = await startTestService(stack, {
      GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'false',
      GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'false',
    });
    try {
      const { client } = await closed.person();
      const refused = await client.auth.mfa.enroll({ factorType: 'totp' });
      expect(refused.error).toMatchObject({ code: 'mfa_totp_enroll_not_enabled', status: 422 });
    } finally {
      await closed.stop();
    }
    expect(await service.call('POST', '/factors', { body: {} })).toMatchObject({
      status: 401,
      code: 'no_authorization',
    });
  });
});
