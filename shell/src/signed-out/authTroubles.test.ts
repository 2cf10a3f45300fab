import {
  codeTrouble,
  loginTrouble,
  newPasswordTrouble,
  resendTrouble,
  resetTrouble,
  signUpTrouble,
  type AuthErrorFacts,
  type AuthTrouble,
} from './authTroubles.ts';

function failure(facts: Partial<AuthErrorFacts>): Error {
  return Object.assign(new Error(facts.message ?? 'Server prose'), { name: 'AuthApiError', status: 400 }, facts);
}
const transport = (message: string, status = 0) => failure({ name: 'AuthRetryableFetchError', message, status });
const short = ({ field, title, text }: AuthTrouble) => [field, title, text].join(' ');

type Row = [situation: string, error: unknown, expected: string];

describe('a failed login', () => {
  const rows: Row[] = [
    [
      'wrong password or unknown e-mail',
      failure({ code: 'invalid_credentials' }),
      'password login.errorTitle login.invalid',
    ],
    [
      'too many e-mails',
      failure({ code: 'over_email_send_rate_limit', status: 429 }),
      'form login.errorTitle login.rateLimit',
    ],
    ['too many requests', failure({ status: 429 }), 'form login.errorTitle login.rateLimit'],
    ['unconfirmed address', failure({ code: 'email_not_confirmed' }), 'email login.errorTitle login.unconfirmed'],
    ['no connection', transport('NETWORK: Failed to fetch'), 'form connection.errorTitle connection.network'],
    ['no server', transport('UNREACHABLE: Load failed'), 'form connection.errorTitle connection.unreachable'],
    ['no answer in time', transport('TIMEOUT'), 'form connection.errorTitle connection.timeout'],
    ['server in trouble', transport('Bad gateway', 502), 'form connection.errorTitle connection.other'],
    ['something thrown', new TypeError('x is not a function'), 'form connection.errorTitle connection.other'],
    ['something odd thrown', 'oops', 'form connection.errorTitle connection.other'],
    ['a closed account', failure({ code: 'user_banned', status: 400 }), 'form login.errorTitle login.banned'],
    ['any other refusal', failure({ code: 'signup_disabled', status: 403 }), 'form login.errorTitle login.unknown'],
  ];
  it.each(rows)('%s', (_, error, expected) => expect(short(loginTrouble(error))).toBe(expected));
  it('by a lock offers the code by mail, and no other does', () => {
    const locked = failure({ code: 'over_request_rate_limit', status: 429 });
    expect(loginTrouble(locked)).toMatchObject({ isLocked: true });
    for (const [situation, error] of rows)
      expect([situation, loginTrouble(error).isLocked === true]).toEqual([situation, situation.startsWith('too many')]);
  });
  it('says when to try again', () => {
    expect(loginTrouble(failure({ status: 429 }))).toMatchObject({ also: 'login.rateLimitWhen', minutes: 1 });
    expect(loginTrouble(failure({ status: 429, retryAfter: 301 }))).toMatchObject({ minutes: 6 });
  });
});

describe('of an unknown error', () => {
  const unknown = [
    ['a login', loginTrouble, 'login.unknown'],
    ['a sign-up', signUpTrouble, 'signUp.unknown'],
    ['a new password', newPasswordTrouble, 'newPassword.failed'],
  ] as const;
  it.each(unknown)('%s tells what the server said, or our own words, never the body of an answer', (_, of, text) => {
    expect(of(failure({ message: 'Signups are closed' })).said).toBe('Signups are closed');
    for (const message of ['', ' ', '{}', '{"a":1}', '[]']) {
      expect(of(failure({ message }))).not.toHaveProperty('said');
      expect(of(failure({ message })).text).toBe(text);
    }
    expect(of(failure({ message: 'Server proxy error' }))).toMatchObject({ text: 'connection.proxy' });
    expect(of(failure({ message: 'Server proxy error' }))).not.toHaveProperty('said');
  });
  it.each(unknown.slice(0, 2))('%s by the app’s own server tells its words, also where that failed', (_, of) => {
    expect(of(transport('PROXY: No answer'))).toMatchObject({ said: 'No answer' });
    expect(of(transport('PROXY: Server proxy error'))).toMatchObject({ text: 'connection.proxy' });
  });
});

describe('a failed sign-up', () => {
  const rows: Row[] = [
    [
      'weak password',
      failure({ name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 }),
      'password signUp.errorTitle signUp.weak',
    ],
    ['existing user', failure({ code: 'user_already_exists', status: 422 }), 'email signUp.errorTitle signUp.exists'],
    ['existing e-mail', failure({ code: 'email_exists', status: 422 }), 'email signUp.errorTitle signUp.exists'],
    ['invalid credentials', failure({ code: 'invalid_credentials' }), 'email signUp.errorTitle signUp.invalid'],
    ['no e-mail address', failure({ code: 'validation_failed' }), 'email signUp.errorTitle fields.emailInvalid'],
    [
      'rate limit',
      failure({ code: 'over_email_send_rate_limit', status: 429 }),
      'form signUp.errorTitle login.rateLimit',
    ],
    ['network', transport('UNREACHABLE: Load failed'), 'form signUp.errorTitle signUp.network'],
    ['server in trouble', transport('Service unavailable', 503), 'form signUp.errorTitle signUp.network'],
    ['no answer in time', transport('TIMEOUT'), 'form connection.errorTitle connection.timeout'],
    ['any other refusal', failure({ code: 'signup_disabled' }), 'form signUp.errorTitle signUp.unknown'],
  ];
  it.each(rows)('%s', (_, error, expected) => expect(short(signUpTrouble(error))).toBe(expected));
});

describe('a failed password reset', () => {
  const rows: Row[] = [
    [
      'rate limit',
      failure({ code: 'over_email_send_rate_limit', status: 429 }),
      'form forgot.errorTitle forgot.rateLimit',
    ],
    ['not found', failure({ code: 'user_not_found', status: 404 }), 'email forgot.errorTitle forgot.notFound'],
    ['invalid', failure({ code: 'validation_failed' }), 'email forgot.errorTitle forgot.notFound'],
    ['no connection', transport('NETWORK: Failed to fetch'), 'form forgot.errorTitle forgot.thrown'],
    ['thrown', new TypeError('x is not a function'), 'form forgot.errorTitle forgot.thrown'],
    ['default', failure({ status: 422, code: 'odd' }), 'form forgot.errorTitle forgot.failed'],
    ['the service answers that it failed', transport('HTTP 500', 500), 'form forgot.errorTitle forgot.failed'],
  ];
  it.each(rows)('%s', (_, error, expected) => expect(short(resetTrouble(error))).toBe(expected));
});

describe('a failed new password', () => {
  const rows: Row[] = [
    ['weak', failure({ code: 'weak_password', status: 422 }), 'password newPassword.errorTitle signUp.weak'],
    [
      'the old one',
      failure({ code: 'same_password', status: 422 }),
      'password newPassword.errorTitle newPassword.same',
    ],
    ['refused', failure({ code: 'odd', status: 422 }), 'form newPassword.errorTitle newPassword.failed'],
    ['thrown', new Error('oops'), 'form newPassword.errorTitle newPassword.other'],
  ];
  it.each(rows)('%s', (_, error, expected) => expect(short(newPasswordTrouble(error))).toBe(expected));
});

it('a password from the lists of common ones is told of them', () => {
  const weak = { name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 };
  for (const troubleOf of [signUpTrouble, newPasswordTrouble]) {
    expect(troubleOf(Object.assign(failure(weak), { reasons: ['pwned'] })).also).toBe('signUp.pwned');
    expect(troubleOf(Object.assign(failure(weak), { reasons: ['length'] }))).not.toHaveProperty('also');
  }
});

it('a failed new link names the limit', () => {
  expect(short(resendTrouble(failure({ status: 429 })))).toBe('form checkEmail.resendFailedTitle login.rateLimit');
  expect(short(resendTrouble(transport('TIMEOUT')))).toBe('form checkEmail.resendFailedTitle connection.timeout');
  expect(short(resendTrouble(failure({})))).toBe('form checkEmail.resendFailedTitle connection.other');
});

describe('a code from a mail', () => {
  const rows: Row[] = [
    [
      'wrong, old or used',
      failure({ code: 'otp_expired', status: 403 }),
      'code mailedCode.errorTitle mailedCode.refused',
    ],
    ['of a closed account', failure({ code: 'user_banned', status: 403 }), 'form mailedCode.errorTitle login.banned'],
    ['tried too often', failure({ status: 429 }), 'form mailedCode.errorTitle login.rateLimit'],
    ['without a connection', transport('NETWORK: Failed to fetch'), 'form mailedCode.errorTitle connection.network'],
  ];
  it.each(rows)('%s', (_, error, expected) => expect(short(codeTrouble(error))).toBe(expected));
});
