/** @jest-environment @spire/testing/browserEnvironment */
import type { Outcome } from '@spire/testing/loopback';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NewPasswordForm } from '../callback/NewPasswordForm.tsx';
import { answer, errorAt, PERSON, press, refuse, showBeforeAuth, write } from '../testing/authStandIn.tsx';
import { CallbackScreen } from '../callback/CallbackScreen.tsx';
import { AskForMail } from './AskForMail.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import { LoginForm } from './LoginForm.tsx';
import en from './messages/en.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** The texts of the specification are written out: the catalogue of errors, spec 1 §8 (D79). */

const nothing = () => undefined;
const said = (status: number, msg: string): Outcome => answer(status, { msg });
const GOOD = 'Rolig-Morgen-27!';
const onSent = jest.fn();

const { fields } = en;

async function logIn(reply: Outcome) {
  const form = (
    <LoginForm
      email={PERSON.email}
      onEmail={nothing}
      onForgot={nothing}
      onLink={nothing}
      onMailSent={nothing}
      onDone={nothing}
    />
  );
  const page = await showBeforeAuth(form, {
    reply: () => reply,
    language: 'en',
    isSignedIn: false,
  });
  await write(fields.password, GOOD);
  await press(en.login.submit);
  return page;
}

async function signUp(reply: Outcome, password = GOOD, again = password) {
  const form = <SignUpForm email={PERSON.email} onEmail={nothing} onSent={onSent} />;
  const page = await showBeforeAuth(form, { reply: () => reply, language: 'en', isSignedIn: false });
  await write(fields.password, password);
  await write(fields.passwordAgain, again);
  fireEvent.click(screen.getByRole('checkbox'));
  await press(en.signUp.submit);
  return page;
}

async function askForLink(reply: Outcome, email = PERSON.email) {
  const form = <AskForMail kind="recovery" email={email} onEmail={nothing} onSent={onSent} onBack={nothing} />;
  const page = await showBeforeAuth(form, { reply: () => reply, language: 'en', isSignedIn: false });
  await press(en.forgot.submit);
  return page;
}

async function changePassword(reply: Outcome, password = GOOD, again = password) {
  const form = <NewPasswordForm email={PERSON.email} onDone={nothing} />;
  const page = await showBeforeAuth(form, { reply: () => reply, language: 'en' });
  await write(fields.newPassword, password);
  await write(fields.newPasswordAgain, again);
  await press(en.newPassword.submit);
  return page;
}

type Shown = Awaited<ReturnType<typeof showBeforeAuth>>;
const WEAK =
  'Password is too weak or common. Use a unique password with uppercase/lowercase letters, numbers and symbols.';

describe('beside its field, and in a toast with its title, stands', () => {
  const rows: [situation: string, act: () => Promise<Shown>, field: string, title: string, text: string][] = [
    [
      'a wrong password',
      () => logIn(refuse(400, 'invalid_credentials')),
      fields.password,
      'Login Error',
      'Invalid email or password.',
    ],
    ['a weak password', () => signUp(refuse(422, 'weak_password')), fields.password, 'Registration Error', WEAK],
    ['a password found weak here', () => signUp('hang', 'abc'), fields.password, 'Registration Error', WEAK],
    [
      'a sign-up with credentials that are none',
      () => signUp(refuse(400, 'invalid_credentials')),
      fields.email,
      'Registration Error',
      'Invalid email or password.',
    ],
    [
      'a known address',
      () => signUp(refuse(422, 'user_already_exists')),
      fields.email,
      'Registration Error',
      'An account with this email already exists.',
    ],
    [
      'a repetition that differs',
      () => signUp('hang', GOOD, `${GOOD}x`),
      fields.passwordAgain,
      "Passwords don't match",
      "The two passwords don't match. Please try again.",
    ],
    ['no address', () => askForLink('hang', ''), fields.email, 'Email required', 'Please enter your email address.'],
    [
      'an unknown address',
      () => askForLink(refuse(404, 'user_not_found')),
      fields.email,
      'Error',
      'No account found with this email address.',
    ],
  ];
  test.each(rows)('%s', async (_, act, field, title, text) => {
    const { toasts } = await act();
    await waitFor(() => expect(errorAt(field)).toBe(text));
    expect(toasts()).toEqual([['error', title, text]]);
  });
});

test('the toast of a field goes with the next try', async () => {
  const { toasts } = await logIn(refuse(400, 'invalid_credentials'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await press(en.login.submit);
  expect(toasts()).toEqual([]);
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

describe('above the form stands', () => {
  const rows: [situation: string, act: () => Promise<Shown>, title: string, text: string][] = [
    [
      'a login that met the limit',
      () => logIn(refuse(429, 'over_email_send_rate_limit')),
      'Login Error',
      'Too many requests. Please wait before trying again. Try again in about a minute.',
    ],
    ['what the server said of a login', () => logIn(said(400, 'Closed for today')), 'Login Error', 'Closed for today'],
    ['a login refused without a word', () => logIn(answer(400, {})), 'Login Error', 'Unknown login error'],
    [
      'a login without a connection',
      () => logIn('reset'),
      'Connection Error',
      'Connection error to server. Check your internet connection and try again.',
    ],
    [
      'a login that broke off in the server',
      () => logIn(refuse(502, 'bad_gateway')),
      'Connection Error',
      'Something went wrong. Please try again.',
    ],
    [
      'a sign-up without a connection',
      () => signUp(refuse(503, 'unavailable')),
      'Registration Error',
      'Connection error to server. Please try again later.',
    ],
    [
      'what the server said of a sign-up',
      () => signUp(said(400, 'Closed for today')),
      'Registration Error',
      'Closed for today',
    ],
    [
      'a sign-up refused without a word',
      () => signUp(answer(400, {})),
      'Registration Error',
      'Unknown registration error',
    ],
    [
      'a reset that met the limit',
      () => askForLink(refuse(429, 'over_email_send_rate_limit')),
      'Error',
      'Too many requests. Please try again later. Try again in about a minute.',
    ],
    ['a reset that was refused', () => askForLink(answer(422, {})), 'Error', 'Could not send reset email.'],
    [
      'a reset without an answer',
      () => askForLink('reset'),
      'Error',
      'Something went wrong. Please try again later. Connection error to server. Check your internet connection and try again.',
    ],
    [
      'what the server said of a new password',
      () => changePassword(said(400, 'Closed for today')),
      en.newPassword.errorTitle,
      'Closed for today',
    ],
    [
      'a new password refused without a word',
      () => changePassword(answer(400, {})),
      en.newPassword.errorTitle,
      'Could not update password.',
    ],
    [
      'a new password that broke off in the server',
      () => changePassword(refuse(502, 'bad_gateway')),
      en.newPassword.errorTitle,
      'Something went wrong. Please try again.',
    ],
  ];
  test.each(rows)('%s', async (_, act, title, text) => {
    const { toasts } = await act();
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}${text}`);
    expect(toasts()).toEqual([]);
  });
});

test('a new password says at once that it is too short, and that the two differ', async () => {
  await changePassword('hang', 'abc');
  expect(errorAt(fields.newPassword)).toBe('Password must be at least 6 characters long.');
  await write(fields.newPassword, GOOD);
  expect(errorAt(fields.newPasswordAgain)).toBe("Passwords don't match");
});

test('an account cannot be made before its terms are accepted, and the button says why', async () => {
  const form = <SignUpForm email={PERSON.email} onEmail={nothing} onSent={onSent} />;
  await showBeforeAuth(form, { reply: () => 'hang', language: 'en', isSignedIn: false });
  expect(
    screen.getByText('GDPR acceptance required. You must accept the GDPR terms to create an account.'),
  ).toBeTruthy();
});

test('a new account is told of in a toast, with the address the mail went to', async () => {
  const { toasts } = await signUp(answer(200, { id: PERSON.id, email: PERSON.email }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(toasts()).toEqual([
    ['success', 'Account created!', `Email verification sent to ${PERSON.email}. Check your inbox.`],
  ]);
});

test('a reset that was sent says where to look', async () => {
  const page = <CheckEmail kind="recovery" email={PERSON.email} onBack={nothing} />;
  await showBeforeAuth(page, { reply: () => 'hang', language: 'en', isSignedIn: false });
  expect(screen.getByRole('heading', { name: 'Email sent!' })).toBeTruthy();
  expect(screen.getByText('Check your email for password reset instructions.')).toBeTruthy();
});

test.each([
  ['en', 'Confirmation Error', 'Could not confirm your email. Please try again.'],
  ['no', 'Bekreftelsesfeil', 'Kunne ikke bekrefte e-posten din. Prøv igjen.'],
] as const)('a link that confirms nothing says so (%s)', async (language, title, text) => {
  const page = <CallbackScreen outcome={{ kind: 'refused', type: 'signup' }} account={null} />;
  await showBeforeAuth(page, { reply: () => 'hang', language, isSignedIn: false });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
