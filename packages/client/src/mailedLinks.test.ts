/** @jest-environment @spire/testing/browserEnvironment */
import { askRecipient, rejectSignUp } from './mailedLinks.ts';

const SERVICE = { supabaseUrl: 'https://project.test', supabaseAnonKey: 'anon' };
const LINK = { tokenHash: 'pkce_x', type: 'signup' };
const ask = () => askRecipient(SERVICE, LINK, 'me');

describe('whom a mailed link is for', () => {
  let asked: jest.SpyInstance<Promise<Response>, [RequestInfo | URL, (RequestInit | undefined)?]>;
  const answer = (body: unknown, status = 200) => asked.mockResolvedValueOnce(Response.json(body, { status }));
  beforeEach(() => {
    asked = jest.spyOn(globalThis, 'fetch');
  });

  it('is asked with the link, who is signed in and what this browser began', async () => {
    localStorage.setItem('sb-project-auth-token-flow-1-code-verifier', '"secret/recovery"');
    answer({ email: 'k•••i@example.no', is_same_user: true, is_from_here: true, is_sign_up: true, has_password: true });
    await expect(ask()).resolves.toEqual({
      recipient: {
        email: 'k•••i@example.no',
        newEmail: null,
        isSamePerson: true,
        isFromHere: true,
        isSignUp: true,
        hasPassword: true,
      },
    });
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe('https://project.test/auth/v1/verify/recipient');
    const { code_challenges: challenges, ...body } = JSON.parse(
      typeof init?.body === 'string' ? init.body : '',
    ) as Record<string, string[]>;
    expect(body).toEqual({ token_hash: 'pkce_x', type: 'signup', user_id: 'me' });
    expect(challenges).toHaveLength(1);
  });
  it('is nobody that is known of where the service does not tell, and nothing it says is taken for granted', async () => {
    answer({ error: 'requested path is invalid' }, 404);
    await expect(ask()).resolves.toEqual({ recipient: null });
    answer({ is_same_user: 'yes', is_from_here: 1 });
    await expect(ask()).resolves.toMatchObject({ recipient: { email: '', isSamePerson: false, isFromHere: false } });
  });
  it.each([
    [403, { code: 'otp_expired', message: 'x' }, { name: 'AuthApiError', code: 'otp_expired', status: 403 }],
    [403, { code: 403, error_code: 'user_banned' }, { name: 'AuthApiError', code: 'user_banned', status: 403 }],
    [429, {}, { name: 'AuthApiError', code: undefined, status: 429 }],
    [502, {}, { name: 'AuthRetryableFetchError', code: undefined, status: 0 }],
  ])('is refused with %i as the auth client would be', async (status, body, refusal) => {
    answer(body, status);
    await expect(ask()).resolves.toEqual({ refusal });
    answer(body, status);
    await expect(rejectSignUp(SERVICE, 'pkce_x')).resolves.toEqual(refusal);
  });
  it('is not told without an answer', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(ask()).resolves.toMatchObject({ refusal: { name: 'AuthRetryableFetchError' } });
  });
});
