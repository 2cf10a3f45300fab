/** @jest-environment @spire/testing/browserEnvironment */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, errorAt, PERSON, press, refuse, showBeforeAuth, write } from '../testing/authStandIn.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import en from './messages/en.ts';
import { SignUp } from './SignUp.tsx';

const onSent = jest.fn();
beforeEach(() => {
  onSent.mockClear();
  // The picture comes when it comes.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

async function open(email: string = PERSON.email, reply = answer(200, {})) {
  const form = <SignUp email={email} onEmail={() => undefined} onSent={onSent} />;
  return showBeforeAuth(form, { reply: () => reply, language: 'en', isSignedIn: false });
}
const inputs = () => screen.getAllByRole('textbox').length + document.querySelectorAll('input[type=password]').length;
const chooseCode = () => fireEvent.click(screen.getByRole('radio', { name: en.signUp.ways.code }));

test('before the terms stand three fields at most, the address first, and one without a password', async () => {
  await open();
  expect(inputs()).toBe(3);
  expect(document.querySelector('input:not([type=radio])')).toBe(screen.getByLabelText(en.fields.email));
  chooseCode();
  expect(inputs()).toBe(1);
});

test('an account without a password is asked for with its language and terms, and its code is waited for', async () => {
  const { of } = await open();
  chooseCode();
  await press(en.signUp.sendCode);
  expect(of('POST /otp')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  await press(en.signUp.sendCode);
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('email'));
  expect(of('POST /otp')).toEqual([
    expect.objectContaining({
      email: PERSON.email,
      create_user: true,
      data: expect.objectContaining({
        preferred_language: 'en',
        terms_version: expect.any(String) as string,
      }) as object,
    }),
  ]);
});

test.each([
  ['no address', '', answer(200, {}), en.fields.emailRequired],
  ['one that is none', 'kari', answer(200, {}), en.fields.emailInvalid],
  ['one that the service refuses', PERSON.email, refuse(400, 'invalid_credentials'), en.signUp.invalid],
])('%s is told of at the field', async (_, email, reply, text) => {
  await open(email, reply);
  chooseCode();
  fireEvent.click(screen.getByRole('checkbox'));
  await press(en.signUp.sendCode);
  await waitFor(() => expect(errorAt(en.fields.email)).toBe(text));
  expect(onSent).not.toHaveBeenCalled();
});

test.each(['password', 'code'] as const)(
  'with every field empty, pressing (%s) says that the terms come first',
  async (way) => {
    await open('');
    if (way === 'code') chooseCode();
    await press(way === 'code' ? en.signUp.sendCode : en.signUp.submit);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('GDPR acceptance required. You must accept the GDPR terms to create an account.');
  },
);

test('how strong a password is stands there in a word', async () => {
  await open();
  const words = en.passwordRules.strength;
  for (const [password, word] of [
    ['abc', words.weak],
    ['Abc-1234', words.enough],
    ['Rolig-Morgen-27!', words.strong],
  ] as const) {
    await write(en.fields.password, password);
    expect(screen.getByText(word)).toBeTruthy();
  }
});

test('the code comes first on the page that waits for it, and signs in whether or not there was an account', async () => {
  const page = <CheckEmail kind="email" email={PERSON.email} beginsWithCode onBack={() => undefined} />;
  const { of } = await showBeforeAuth(page, {
    reply: () => refuse(403, 'otp_expired'),
    language: 'en',
    isSignedIn: false,
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(en.mailedCode.label)));
  await write(en.mailedCode.label, '123456');
  await waitFor(() =>
    expect(of('POST /verify')).toEqual([expect.objectContaining({ type: 'email', token: '123456' })]),
  );
});

test('a sign-up without a password asks for one, and calls nothing too weak', async () => {
  const { toasts } = await open();
  fireEvent.click(screen.getByRole('checkbox'));
  await press(en.signUp.submit);
  expect(errorAt(en.fields.password)).toBe(en.fields.passwordRequired);
  expect(toasts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(en.fields.password));
});
