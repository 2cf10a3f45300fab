/** @jest-environment jsdom */
import {
  awaitsSecondFactor,
  endMailedLinks,
  flowVerifiers,
  forgetSession,
  sessionKey,
  storedSession,
} from './storedSession.ts';

const token = (payload: object) => `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.x`;
const verified = [{ status: 'verified' }];

const NOW = Date.UTC(2026, 0, 1);
const KEY = sessionKey({ supabaseUrl: 'https://project.supabase.co' });
const whole = { access_token: 'a', refresh_token: 'r', expires_at: NOW / 1000 + 3600, user: { id: '1' } };
const kindOf = (stored: unknown) => {
  localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return storedSession(KEY, NOW).kind;
};

describe('the session of this device', () => {
  it('lies where createClient keeps it', () => {
    expect(KEY).toBe('sb-project-auth-token');
  });
  it('is good without the client while its token lasts', () => {
    expect(kindOf(whole)).toBe('fresh');
    expect(storedSession(KEY, NOW)).toEqual({ kind: 'fresh', session: whole });
  });
  it.each([
    ['has run out', { ...whole, expires_at: NOW / 1000 - 1 }],
    ['is about to, by what the client itself calls so', { ...whole, expires_at: NOW / 1000 + 91 }],
    ['has no person', { ...whole, user: null }],
    ['cannot be renewed', { ...whole, refresh_token: undefined }],
    ['is nothing', null],
    ['is no JSON', '{'],
  ])('is the client’s to judge when it %s', (_, stored) => {
    expect(kindOf(stored)).toBe('stale');
  });
  it('is none where nobody has signed in, or it was forgotten', () => {
    localStorage.setItem(KEY, JSON.stringify(whole));
    forgetSession(KEY);
    expect(storedSession(KEY, NOW)).toEqual({ kind: 'none' });
  });
});

describe('a session', () => {
  it.each([
    ['without factors', { aal: 'aal1' }, [], false],
    ['with a factor that was never finished', { aal: 'aal1' }, [{ status: 'unverified' }], false],
    ['with a factor that was not shown', { aal: 'aal1' }, verified, true],
    ['with a factor that was shown', { aal: 'aal2' }, verified, false],
    ['whose token cannot be read', {}, verified, true],
  ])('%s', (_, payload, factors, expected) => {
    expect(awaitsSecondFactor({ access_token: token(payload), user: { factors } })).toBe(expected);
  });
});

describe('a mailed link', () => {
  it('is known by the secret of its flow, until it was followed', () => {
    localStorage.setItem('sb-spire-auth-token-flows-code-verifier', '["1"]');
    expect(flowVerifiers()).toEqual([]);
    for (const key of ['sb-spire-auth-token-flow-1-code-verifier', 'sb-spire-auth-token-code-verifier'])
      localStorage.setItem(key, '"abc123/recovery"');
    localStorage.setItem('sb-spire-auth-token-flow-2-code-verifier', '"def456"');
    expect(flowVerifiers().sort()).toEqual(['abc123', 'def456']);
    endMailedLinks();
    expect(flowVerifiers()).toEqual([]);
  });
});
