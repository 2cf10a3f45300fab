import { callbackOutcome, callbackVisit, type CallbackResult } from './callbackOutcome.ts';

const at = (path: string) => callbackVisit(`http://localhost:4000${path}`);
const result = (change: Partial<CallbackResult> = {}): CallbackResult => ({
  hasSession: true,
  sawRecovery: false,
  isCodeUnused: false,
  error: null,
  ...change,
});
const outcome = (path: string, change: Partial<CallbackResult> = {}) => {
  const visit = at(path);
  return visit === null ? 'no link' : (callbackOutcome(visit, result(change))?.kind ?? 'go on');
};

describe('the address of a followed link', () => {
  it('is known by a code or an error, in query or hash, at any path', () => {
    expect(at('/auth/callback?code=abc')).toMatchObject({ hasCode: true });
    expect(at('/auth-callback?code=abc')).toMatchObject({ hasCode: true });
    expect(at('/#error=access_denied&error_code=otp_expired')).toMatchObject({ hasError: true });
  });
  it('is not a plain visit', () => {
    expect(at('/auth/callback')).toBeNull();
    expect(at('/home#top')).toBeNull();
    expect(at('/home?type=recovery')).toBeNull();
  });
});

describe('what a followed link comes to', () => {
  it('confirms when this visit made the session', () => {
    expect(outcome('/auth/callback?code=abc')).toBe('confirmed');
  });
  it('asks for a new password on the event, the hash or the query', () => {
    expect(outcome('/auth/callback?code=abc', { sawRecovery: true })).toBe('recovery');
    expect(outcome('/auth/callback#type=recovery')).toBe('recovery');
    expect(outcome('/auth/callback?type=recovery')).toBe('recovery');
  });
  it('says where to go when the link was opened in another browser', () => {
    expect(outcome('/auth/callback?code=abc', { hasSession: false, isCodeUnused: true })).toBe('elsewhere');
    expect(
      outcome('/auth/callback?code=abc', {
        hasSession: false,
        error: { code: 'bad_code_verifier', name: 'AuthApiError' },
      }),
    ).toBe('elsewhere');
  });
  it('leads a person who is signed in already on, without a claim of confirmation', () => {
    expect(outcome('/auth/callback?code=abc', { isCodeUnused: true })).toBe('go on');
  });
  it('explains an expired or used link, also to someone signed in', () => {
    const error = { code: 'otp_expired', name: 'AuthImplicitGrantRedirectError' };
    expect(outcome('/auth/callback?error=access_denied&error_code=otp_expired', { hasSession: false, error })).toBe(
      'refused',
    );
    expect(outcome('/auth/callback#error_code=otp_expired', { error })).toBe('refused');
  });
  it('takes no session from the hash: it could be a stranger’s', () => {
    const error = { code: undefined, name: 'AuthPKCEGrantCodeExchangeError' };
    expect(outcome('/auth/callback#access_token=x&type=recovery', { hasSession: false, error })).toBe('refused');
  });
  it('does not blame the link for a missing network', () => {
    const error = { code: undefined, name: 'AuthRetryableFetchError' };
    expect(outcome('/auth/callback?code=abc', { hasSession: false, error })).toBe('offline');
  });
});
