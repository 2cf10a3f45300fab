import { TransportError } from '@spire/client/transport';
import { troubleOf } from './troubles.ts';

const auth = (code: string, status = 422) =>
  Object.assign(new Error('in English'), { name: 'AuthApiError', code, status });
const unanswered = (message: string) =>
  Object.assign(new Error(message), { name: 'AuthRetryableFetchError', status: 0 });
const graph = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

describe('what a refusal means', () => {
  it.each([
    [auth('weak_password'), 'weak'],
    [Object.assign(auth('weak_password'), { reasons: ['pwned'] }), 'pwned'],
    [auth('same_password'), 'same'],
    [auth('reauthentication_needed', 400), 'needsMailCode'],
    [auth('reauthentication_not_valid'), 'wrongMailCode'],
    [auth('current_password_required', 400), 'needsPassword'],
    [auth('current_password_invalid', 400), 'wrongPassword'],
    [auth('insufficient_aal', 403), 'needsFactor'],
    [auth('mfa_verification_failed'), 'wrongCode'],
    [auth('mfa_challenge_expired'), 'wrongCode'],
    [auth('email_exists'), 'emailTaken'],
    [auth('email_address_invalid', 400), 'emailInvalid'],
    [auth('over_email_send_rate_limit', 429), 'tooManyMails'],
    [auth('over_request_rate_limit', 429), 'tooMany'],
    [auth('something_new', 429), 'tooMany'],
    [auth('something_new', 500), 'unknown'],
    [unanswered('NETWORK'), 'unreachable'],
    [unanswered('TIMEOUT'), 'timeout'],
    [graph('RATE_LIMITED'), 'tooMany'],
    [graph('FORBIDDEN'), 'unknown'],
    [new TransportError('UNREACHABLE'), 'unreachable'],
    [new TransportError('TIMEOUT'), 'timeout'],
    [auth('session_not_found', 403), 'sessionOver'],
    [Object.assign(new Error('missing'), { name: 'AuthSessionMissingError', status: 400 }), 'sessionOver'],
    [undefined, 'unknown'],
  ])('%j is %s', (error, trouble) => expect(troubleOf(error)).toBe(trouble));
});
