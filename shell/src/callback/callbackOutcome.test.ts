import { callbackOutcome, linkOutcome, type CallbackResult } from './callbackOutcome.ts';
import { callbackVisit, type LinkType } from './callbackVisit.ts';

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
  it('is known by the token of a mail and what it is for, at the callback alone', () => {
    const link = { tokenHash: 'abc', type: 'signup' };
    expect(at('/auth/callback?token_hash=abc&type=signup')).toMatchObject({ link, hasError: false });
    expect(at('/auth-callback#token_hash=abc&type=signup')).toMatchObject({ link });
    expect(at('/home?token_hash=abc&type=signup')).toBeNull();
  });
  it('is a broken link when nobody could say what the token is for', () => {
    for (const query of ['token_hash=abc', 'token_hash=abc&type=sms'])
      expect(at(`/auth/callback?${query}`)).toMatchObject({ link: null, hasError: true });
  });
  it.each([
    ['signup', 'signup'],
    ['invite', 'invite'],
    ['magiclink', 'magiclink'],
    ['recovery', 'recovery'],
    ['email_change', 'email_change'],
    [null, 'magiclink'],
  ])('is known by the session that the service sends along without a challenge: %s', (sent, type) => {
    const tokens = { access_token: 'a.b.c', refresh_token: 'r' };
    const marks = new URLSearchParams({ ...tokens, expires_in: '3600', token_type: 'bearer' });
    if (sent !== null) marks.set('type', sent);
    for (const path of ['/auth/callback', '/auth-callback', '/'])
      expect(at(`${path}#${marks.toString()}`)).toMatchObject({ link: { tokens, type }, hasError: false });
  });
  it('is a broken link when half of the session is missing, and an error when it says so', () => {
    expect(at('/auth/callback#access_token=a.b.c&type=recovery')).toMatchObject({ link: null, hasError: true });
    expect(at('/auth/callback#access_token=a&refresh_token=r&error=access_denied')).toMatchObject({
      link: null,
      hasError: true,
    });
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
  it('does not blame the link for a missing network', () => {
    const error = { code: undefined, name: 'AuthRetryableFetchError' };
    expect(outcome('/auth/callback?code=abc', { hasSession: false, error })).toBe('unanswered');
  });
  it('asks for the other half of a changed address', () => {
    expect(outcome('/auth/callback#message=Confirmation+link+accepted', { hasSession: false })).toBe('halfway');
  });
});

describe('what a link comes to that this page hands in itself', () => {
  const linked = (type: LinkType, error: Parameters<typeof linkOutcome>[2] = null, hasSession = true) =>
    linkOutcome({ tokenHash: 'abc', type }, hasSession, error);

  it.each<[LinkType, string | undefined]>([
    ['signup', 'confirmed'],
    ['email', 'confirmed'],
    ['invite', 'confirmed'],
    ['recovery', 'recovery'],
    ['email_change', 'addressChanged'],
    ['magiclink', undefined],
  ])('%s', (type, kind) => expect(linked(type)?.kind).toBe(kind));
  it('is half of a change of address when nobody was signed in', () => {
    expect(linked('email_change', null, false)).toEqual({ kind: 'halfway' });
  });
  it('is refused with what it was for, so that the right new one can be sent', () => {
    expect(linked('recovery', { code: 'otp_expired', name: 'AuthApiError', status: 403 }, false)).toEqual({
      kind: 'refused',
      type: 'recovery',
    });
  });
  it('of a closed account says that it is closed', () => {
    expect(linked('magiclink', { code: 'user_banned', name: 'AuthApiError', status: 403 }, false)).toEqual({
      kind: 'banned',
    });
  });
  it('is kept for another try when nobody answered, or the answer was to wait', () => {
    const link = { tokenHash: 'abc', type: 'signup' };
    const silence = { code: undefined, name: 'AuthRetryableFetchError', status: 0 };
    expect(linked('signup', silence, false)).toEqual({ kind: 'unanswered', link, isBusy: false });
    const busy = { code: 'over_request_rate_limit', name: 'AuthApiError', status: 429 };
    expect(linked('signup', busy, false)).toEqual({ kind: 'unanswered', link, isBusy: true });
  });
});
