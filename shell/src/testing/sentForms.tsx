import type { Language } from '@spire/domain/languages';
import type { Outcome } from '@spire/testing/loopback';
import { fireEvent, screen } from '@testing-library/react';
import { NewPasswordForm } from '../callback/NewPasswordForm.tsx';
import { AskForMail } from '../signed-out/AskForMail.tsx';
import { LoginForm } from '../signed-out/LoginForm.tsx';
import en from '../signed-out/messages/en.ts';
import no from '../signed-out/messages/no.ts';
import { SignUpForm } from '../signed-out/SignUpForm.tsx';
import { PERSON, press, showBeforeAuth, write } from './authStandIn.tsx';

const nothing = () => undefined;
export const GOOD = 'Rolig-Morgen-27!';
export const onSent = jest.fn();
const { fields } = en;

/** The log-in form, filled in and sent, before an auth service that answers with `reply`. */
export async function logIn(reply: Outcome, language: Language = 'en') {
  const words = { en, no }[language];
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
  const page = await showBeforeAuth(form, { reply: () => reply, language, isSignedIn: false });
  await write(words.fields.password, GOOD);
  await press(words.login.submit);
  return page;
}

/** The sign-up, its terms not accepted yet. */
export function beginSignUp(reply: Outcome) {
  const form = <SignUpForm email={PERSON.email} onEmail={nothing} onSent={onSent} />;
  return showBeforeAuth(form, { reply: () => reply, language: 'en', isSignedIn: false });
}

export async function signUp(reply: Outcome, password = GOOD, again = password) {
  const page = await beginSignUp(reply);
  await write(fields.password, password);
  await write(fields.passwordAgain, again);
  fireEvent.click(screen.getByRole('checkbox'));
  await press(en.signUp.submit);
  return page;
}

export async function askForLink(reply: Outcome, email = PERSON.email) {
  const form = <AskForMail kind="recovery" email={email} onEmail={nothing} onSent={onSent} onBack={nothing} />;
  const page = await showBeforeAuth(form, { reply: () => reply, language: 'en', isSignedIn: false });
  await press(en.forgot.submit);
  return page;
}

export async function changePassword(reply: Outcome, password = GOOD, again = password) {
  const form = <NewPasswordForm email={PERSON.email} onDone={nothing} />;
  const page = await showBeforeAuth(form, { reply: () => reply, language: 'en' });
  await write(fields.newPassword, password);
  await write(fields.newPasswordAgain, again);
  await press(en.newPassword.submit);
  return page;
}
