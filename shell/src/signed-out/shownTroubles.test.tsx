/** @jest-environment @spire/testing/browserEnvironment */
import { screen, waitFor } from '@testing-library/react';
import { answer, errorAt, press, refuse } from '../testing/authStandIn.tsx';
import { askForLink, changePassword, logIn, signUp } from '../testing/sentForms.tsx';
import en from './messages/en.ts';

/** Beside the rows of the catalogue of errors, which shell/src/errorRows.test.tsx walks. */

const said = (status: number, msg: string) => answer(status, { msg });
const { fields, login, newPassword, signUp: form } = en;

test('a password that is found weak here is told of as the service tells it', async () => {
  const { toasts } = await signUp('hang', 'abc');
  expect(errorAt(fields.password)).toBe(form.weak);
  expect(toasts()).toEqual([['error', form.errorTitle, form.weak]]);
});

test('the toast of a field goes with the next try', async () => {
  const { toasts } = await logIn(refuse(400, 'invalid_credentials'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await press(login.submit);
  expect(toasts()).toEqual([]);
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

test('an address that a reset is refused for has the focus', async () => {
  await askForLink(refuse(404, 'user_not_found'));
  const field = screen.getByLabelText(fields.email);
  await waitFor(() => expect(errorAt(fields.email)).toBe(en.forgot.notFound));
  expect(document.activeElement).toBe(field);
});

describe('one message stands above the form, the server’s or ours, and no toast beside it:', () => {
  test.each([
    ['of a login', () => logIn(said(400, 'Closed for today')), login.errorTitle, 'Closed for today'],
    ['of a login without a word', () => logIn(answer(400, {})), login.errorTitle, login.unknown],
    ['of a sign-up', () => signUp(said(400, 'Closed for today')), form.errorTitle, 'Closed for today'],
    ['of a sign-up without a word', () => signUp(answer(400, {})), form.errorTitle, form.unknown],
    ['of a new password', () => changePassword(said(400, 'Closed')), newPassword.errorTitle, 'Closed'],
    [
      'of a new password without a word',
      () => changePassword(answer(400, {})),
      newPassword.errorTitle,
      newPassword.failed,
    ],
  ] as const)('%s', async (_, act, title, text) => {
    const { toasts } = await act();
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}${text}`);
    expect(toasts()).toEqual([]);
  });
});
