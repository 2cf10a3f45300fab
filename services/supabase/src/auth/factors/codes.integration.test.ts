import { randomUUID } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { startTestService, type TestService } from '../../testing/testService.ts';
import { factorTesting, HALF_MINUTE } from '../../testing/factors.ts';

let stack: TestStack;
let service: TestService;
let factors: ReturnType<typeof factorTesting>;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startTestService(stack);
  factors = factorTesting(service);
});
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

describe('a code', () => {
  it('is wrong, and nothing changes', async () => {
    const person = await service.person();
    const factor = await factors.enroll(person);
    const code = factors.wrongCodeOf(factor.secret);
    const refused = await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(refused.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(refused.error?.message).toBe('Invalid TOTP code entered');
    expect(await factors.stateOf(person)).toBe('open');
  });

  it('works once, however often it is given and whatever it answers', async () => {
    const { factor, code: read, ...person } = await factors.withFactor();
    const later = await factors.again(person);
    const replayed = await later.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: read });
    expect(replayed.error?.code).toBe('mfa_verification_failed');
    const older = await later.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: factors.codeOf(factor.secret, -1),
    });
    expect(older.error?.code).toBe('mfa_verification_failed');
    expect((await factors.give(later, factor)).error).toBeNull();
  });

  it('gives one session when it comes twenty times at once', async () => {
    const person = await service.person();
    const factor = await factors.enroll(person);
    const shared = await factors.challenge(person, factor.id);
    const others = await Promise.all(Array.from({ length: 3 }, () => factors.challenge(person, factor.id)));
    const body = { code: factors.codeOf(factor.secret) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        service.call('POST', `/factors/${factor.id}/verify`, {
          token: person.token,
          body: { ...body, challenge_id: others[index] ?? shared },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 422 || status === 429)).toBe(true);
    expect((await person.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('answers a challenge once, whatever other code is right as well', async () => {
    const person = await service.person();
    const factor = await factors.enroll(person);
    const challenge_id = await factors.challenge(person, factor.id);
    const answers = await Promise.all(
      [0, 1].map((steps) =>
        service.call('POST', `/factors/${factor.id}/verify`, {
          token: person.token,
          body: { challenge_id, code: factors.codeOf(factor.secret, steps) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is guessed a few times and no more, and its owner gets in later', async () => {
    const person = await service.person();
    const factor = await factors.enroll(person);
    const challengeId = await factors.challenge(person, factor.id);
    const body = { challenge_id: challengeId, code: factors.wrongCodeOf(factor.secret) };
    const guess = () => service.call('POST', `/factors/${factor.id}/verify`, { token: person.token, body });
    const codes: (string | null)[] = [];
    for (let block = 0; block < 5; block += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, guess));
      codes.push(...answers.map(({ code }) => code));
    }
    expect(codes.filter((code) => code === 'mfa_verification_failed').length).toBeLessThanOrEqual(10);
    expect(new Set(codes)).toEqual(new Set(['mfa_verification_failed', 'over_request_rate_limit']));
    const right = { challenge_id: challengeId, code: factors.codeOf(factor.secret) };
    const limited = await service.call('POST', `/factors/${factor.id}/verify`, { token: person.token, body: right });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    service.wait(3600);
    expect((await factors.give(await factors.again(person), factor)).error).toBeNull();
  });

  it.each([
    ['without a code', { code: '' }, 400, 'validation_failed'],
    ['with a number', { code: 123_456 }, 400, 'bad_json'],
    ['to no challenge', { code: '123456' }, 422, 'mfa_factor_not_found'],
    ['to an unknown one', { code: '123456', challenge_id: randomUUID() }, 422, 'mfa_factor_not_found'],
    ['to nonsense', { code: '123456', challenge_id: 'nonsense' }, 400, 'bad_json'],
  ])('is not taken %s', async (_case, body, status, code) => {
    const person = await service.person();
    const { id } = await factors.enroll(person);
    const { token } = person;
    expect(await service.call('POST', `/factors/${id}/verify`, { token, body })).toMatchObject({ status, code });
  });

  it('is not taken for a challenge that is old, answered or of another session', async () => {
    const { factor, ...person } = await factors.withFactor();
    const later = await factors.again(person);
    const verify = (token: string, challenge_id: string) => {
      service.wait(HALF_MINUTE);
      const body = { challenge_id, code: factors.codeOf(factor.secret) };
      return service.call('POST', `/factors/${factor.id}/verify`, { token, body });
    };
    const theirs = await factors.challenge(person, factor.id);
    expect(await verify(later.token, theirs)).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });

    const old = await factors.challenge(later, factor.id);
    service.wait(301);
    expect(await verify(later.token, old)).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    expect(await verify(later.token, old)).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });

    const mine = await factors.challenge(later, factor.id);
    expect((await verify(later.token, mine)).status).toBe(200);
    expect(await verify(later.token, mine)).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  });
});

describe('somebody else', () => {
  it('cannot see, answer or remove a factor, whatever ids they know', async () => {
    const { factor, ...kari } = await factors.withFactor();
    const ola = await service.person();
    const own = await factors.enroll(ola);
    const challengeId = await factors.challenge(kari, factor.id);
    service.wait(HALF_MINUTE);
    const body = { challenge_id: challengeId, code: factors.codeOf(factor.secret) };
    const notFound = { status: 404, code: 'mfa_factor_not_found' };
    const { token } = ola;
    expect(await service.call('POST', `/factors/${factor.id}/challenge`, { token, body: {} })).toMatchObject(notFound);
    expect(await service.call('POST', `/factors/${factor.id}/verify`, { token, body })).toMatchObject(notFound);
    expect(await service.call('DELETE', `/factors/${factor.id}`, { token })).toMatchObject(notFound);
    expect(await service.call('DELETE', '/factors/nonsense', { token })).toMatchObject({
      status: 404,
      code: 'validation_failed',
    });
    const mixed = await service.call('POST', `/factors/${own.id}/verify`, { token, body });
    expect(mixed).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    expect((await kari.client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect(await service.call('POST', `/factors/${factor.id}/verify`, { token: kari.token, body })).toMatchObject({
      status: 200,
    });
  });
});
