/** @jest-environment @spire/testing/browserEnvironment */
import type { Outcome } from '@spire/testing/loopback';
import { act, screen, waitFor } from '@testing-library/react';
import {
  answer,
  PERSON,
  press,
  refuse,
  sessionOf,
  showBeforeAuth,
  write,
  type Asked,
} from '../testing/authStandIn.tsx';
import { LoginForm } from './LoginForm.tsx';
import commonNo from '@spire/i18n/common/no';
import { MailedCode } from './MailedCode.tsx';
import en from './messages/en.ts';
import no from './messages/no.ts';

const onMailSent = jest.fn();
const onDone = jest.fn();
const nothing = () => undefined;

async function logIn(reply: (asked: Asked) => Outcome, language: 'no' | 'en' = 'no') {
  const { login, fields } = language === 'no' ? no : en;
  const form = (
    <LoginForm
      email="kari@example.org"
      onEmail={nothing}
      onForgot={nothing}
      onLink={nothing}
      onMailSent={onMailSent}
      onDone={onDone}
    />
  );
  const page = await showBeforeAuth(form, { reply, language, isSignedIn: false });
  await write(fields.password, 'Rolig-Morgen-27!');
  await press(login.submit);
  return page;
}

beforeEach(() => {
  onMailSent.mockReset();
  onDone.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a locked login offers the code by mail, which is sent to the address that was typed', async () => {
  const { of } = await logIn(({ what }) =>
    what === 'POST /token' ? refuse(429, 'over_request_rate_limit') : answer(200, {}),
  );
  await screen.findByText(new RegExp(no.login.rateLimit));
  await press(no.login.withCode);
  await waitFor(() => expect(onMailSent).toHaveBeenCalledWith('magiclink'));
  expect(of('POST /otp')).toMatchObject([{ email: 'kari@example.org', create_user: false }]);
});

test('a wrong password offers no code', async () => {
  await logIn(() => refuse(400, 'invalid_credentials'));
  await screen.findByText(no.login.invalid);
  expect(screen.queryByRole('button', { name: no.login.withCode })).toBeNull();
});

test.each(['no', 'en'] as const)('a closed account says that it is closed (%s)', async (language) => {
  await logIn(() => refuse(400, 'user_banned'), language);
  await screen.findByText((language === 'no' ? no : en).login.banned);
});

/** An answer that signs in, too late for whoever has given up. */
const late: Outcome = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(sessionOf(PERSON)),
  afterMs: 300,
};

/** Does `begin`, lets the form wait for ten seconds at once, and presses its Cancel. */
async function giveUp<T>(begin: () => Promise<T>): Promise<T> {
  // Timers stand still only while the form begins to wait: the answer comes by those of the server.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const begun = await begin();
  expect(screen.queryByText(no.login.slow)).toBeNull();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  await screen.findByText(no.login.slow);
  jest.useRealTimers();
  await press(commonNo.actions.cancel);
  return begun;
}
const afterTheAnswer = () => new Promise((resolve) => setTimeout(resolve, 800));

test('a login that hangs can be cancelled after ten seconds, and what comes later signs nobody in', async () => {
  const { tell, hasSession } = await giveUp(() => logIn(() => late));
  expect(tell.mock.calls).toEqual([[{ kind: 'entering' }], [{ kind: 'entered' }]]);
  await afterTheAnswer();
  expect([onDone.mock.calls, hasSession()]).toEqual([[], false]);
  await press(no.login.submit);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(hasSession()).toBe(true);
});

test('a mailed code that is checked for too long can be cancelled too', async () => {
  const form = <MailedCode kind="magiclink" email="kari@example.org" />;
  const { tell, hasSession } = await giveUp(async () => {
    const page = await showBeforeAuth(form, { reply: () => late, isSignedIn: false });
    await write(no.mailedCode.label, '123456');
    return page;
  });
  await afterTheAnswer();
  expect(tell.mock.calls).toEqual([[{ kind: 'entering' }], [{ kind: 'entered' }]]);
  expect([hasSession(), screen.queryByRole('alert')]).toEqual([false, null]);
});
