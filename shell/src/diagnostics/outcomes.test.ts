import en from './messages/en.ts';
import {
  emailOutcome,
  environmentOutcome,
  serviceOutcome,
  signUpOutcome,
  storageOutcome,
  type Outcome,
} from './outcomes.ts';

/** The English text of an outcome, as the page would show it. */
function textOf({ text, values = {} }: Outcome): string {
  const found = (text === 'tooMany' ? 'tooMany_other' : text)
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], en) as string;
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

const known = { supabaseUrl: 'https://spire.example', supabaseAnonKey: 'key' };

describe('the documented messages (spec 2 §8)', () => {
  it.each([
    [environmentOutcome(known), 'All variables are set.'],
    [environmentOutcome({ ...known, supabaseAnonKey: '' }), 'Missing environment variables: SUPABASE_ANON_KEY.'],
    [serviceOutcome('rest', { status: 200 }), 'It answers as it should.'],
    [serviceOutcome('rest', { status: 503 }), 'REST connection failed with status 503.'],
    [
      serviceOutcome('auth', { status: 404 }),
      'Auth endpoint not accessible, status 404 (404 means auth might be disabled).',
    ],
    [serviceOutcome('rest', null), 'Network issue: no answer came.'],
    [storageOutcome(true), 'The place for pictures is ready.'],
    [storageOutcome(false), 'The place for pictures, the bucket “memories”, doesn’t exist and couldn’t be created.'],
    [storageOutcome(null), 'Network issue: no answer came.'],
    [signUpOutcome({ status: 200, code: null }), 'The sign-up was accepted.'],
    [
      signUpOutcome({ status: 422, code: 'weak_password' }),
      'Sign-up test failed with status 422 (strict password policy).',
    ],
    [
      signUpOutcome({ status: 422, code: 'user_already_exists' }),
      'Sign-up test failed with status 422 (already registered or configuration issue).',
    ],
    [
      signUpOutcome({ status: 400, code: 'validation_failed' }),
      'Sign-up test failed with status 400 (already registered or configuration issue).',
    ],
    [signUpOutcome({ status: 500, code: null }), 'Sign-up test failed with status 500.'],
    [signUpOutcome(null), 'Network issue: no answer came.'],
    [emailOutcome({ status: 400, code: 'email_not_confirmed' }), 'The email address is not confirmed.'],
    [emailOutcome({ status: 422, code: 'email_exists' }), 'The email address is already registered.'],
    [emailOutcome({ status: 500, code: 'unexpected_failure' }), 'Unable to send email.'],
    [emailOutcome({ status: 429, code: 'over_email_send_rate_limit' }), 'Unable to send email.'],
    [emailOutcome({ status: 403, code: 'signup_disabled' }), 'Other sign-up error: signup_disabled.'],
    [emailOutcome({ status: 418, code: null }), 'Other sign-up error: 418.'],
    [emailOutcome(null), 'Network error: no answer came.'],
  ])('%j says %s', (outcome, text) => expect(textOf(outcome)).toBe(text));

  it('says when the next test may be made, in both tests', () => {
    const answer = { status: 429, code: 'over_email_send_rate_limit', retryAfter: 1790 };
    for (const outcome of [signUpOutcome(answer), emailOutcome(answer)]) {
      expect(textOf(outcome)).toBe('There’s room for three tests an hour. Try again in 30 minutes.');
    }
  });
  it('counts as passed only what has passed', () => {
    const passed = [serviceOutcome('auth', { status: 200 }), signUpOutcome({ status: 200, code: null })];
    const failed = [
      serviceOutcome('auth', { status: 302 }),
      emailOutcome(null),
      signUpOutcome({ status: 429, code: null }),
    ];
    expect([...passed, ...failed].map(({ isOk }) => isOk)).toEqual([true, true, false, false, false]);
  });
});
