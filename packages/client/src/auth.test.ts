/** @jest-environment jsdom */
import { awaitsMailedLink, awaitsSecondFactor, endMailedLinks } from './auth.ts';

const token = (payload: object) => `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.x`;
const verified = [{ status: 'verified' }];

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
  it('is awaited where a flow began, until it was followed', () => {
    localStorage.setItem('sb-spire-auth-token-flows-code-verifier', '[]');
    expect(awaitsMailedLink()).toBe(false);
    localStorage.setItem('sb-spire-auth-token-flow-1-code-verifier', '"secret"');
    expect(awaitsMailedLink()).toBe(true);
    endMailedLinks();
    expect(awaitsMailedLink()).toBe(false);
  });
});
