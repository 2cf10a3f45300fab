import { TOTP } from 'otpauth';
import type { TestService } from './testService.ts';

export const HALF_MINUTE = 30;

type Person = Awaited<ReturnType<TestService['person']>>;

interface Factor {
  id: string;
  secret: string;
}

/** The steps of tests of second factors: authenticators, the codes they show, sessions and their levels. */
export function factorTesting(service: TestService) {
  /** The code that the authenticator shows now, or some steps before or after. */
  function codeOf(secret: string, steps = 0): string {
    return new TOTP({ secret }).generate({ timestamp: service.now().getTime() + steps * HALF_MINUTE * 1000 });
  }

  function wrongCodeOf(secret: string): string {
    const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '666666'
    );
  }

  async function enroll({ client }: Person, friendlyName = 'phone') {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error !== null) throw error;
    return { id: data.id, secret: data.totp.secret, totp: data.totp };
  }

  /** Gives the next code that was not used yet, and answers it with what came of it. */
  async function give({ client }: Person, factor: Factor) {
    service.wait(HALF_MINUTE);
    const code = codeOf(factor.secret);
    return { ...(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })), code };
  }

  async function withFactor() {
    const person = await service.person();
    const factor = await enroll(person);
    const { data, error, code } = await give(person, factor);
    if (error !== null) throw error;
    return { ...person, factor, token: data.access_token, code };
  }

  /** The same person in another browser, with the password alone. */
  async function again(person: Person): Promise<Person> {
    const client = service.browser();
    const { data, error } = await client.auth.signInWithPassword(person);
    if (error !== null) throw error;
    return { ...person, client, token: data.session.access_token };
  }

  async function challenge({ token }: Pick<Person, 'token'>, factorId: string): Promise<string> {
    const { body } = await service.call('POST', `/factors/${factorId}/challenge`, { token, body: {} });
    return (body as { id: string }).id;
  }

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      aal: string;
      session_id: string;
      amr: { method: string }[];
    };

  const stateOf = ({ id, token }: { id: string; token: string }) =>
    service.sessionState({ id: claimsOf(token).session_id, userId: id });

  return { codeOf, wrongCodeOf, enroll, give, withFactor, again, challenge, claimsOf, stateOf };
}
