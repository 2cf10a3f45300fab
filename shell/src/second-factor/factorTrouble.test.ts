import { factorTrouble, recoveryTrouble } from './factorTrouble.ts';

const refusal = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });

describe('a code that was not taken', () => {
  it.each([
    ['a wrong code', { code: 'mfa_verification_failed', status: 422 }, { kind: 'own', text: 'wrong' }],
    ['too many tries', { code: 'over_request_rate_limit', status: 429 }, { kind: 'own', text: 'tooMany', seconds: 40 }],
    [
      'no connection',
      { name: 'AuthRetryableFetchError', message: 'NETWORK: Failed to fetch' },
      { kind: 'shared', code: 'NETWORK' },
    ],
    ['no answer in time', { name: 'AuthRetryableFetchError', message: 'TIMEOUT' }, { kind: 'shared', code: 'TIMEOUT' }],
    ['anything else', { code: 'unexpected_failure', status: 500 }, { kind: 'shared', code: 'INTERNAL' }],
  ])('says so of %s', (_, error, expected) => expect(factorTrouble(error, 40)).toEqual(expected));
});

describe('a recovery code that was not taken', () => {
  it.each([
    ['a wrong code', refusal('VALIDATION_FAILED'), { kind: 'own', text: 'recoveryWrong' }],
    ['too many tries', refusal('RATE_LIMITED'), { kind: 'own', text: 'tooMany', seconds: 3600 }],
    ['no connection', { code: 'NETWORK' }, { kind: 'shared', code: 'NETWORK' }],
    ['anything else', new Error('oops'), { kind: 'shared', code: 'INTERNAL' }],
  ])('says so of %s', (_, error, expected) => expect(recoveryTrouble(error)).toEqual(expected));
});
