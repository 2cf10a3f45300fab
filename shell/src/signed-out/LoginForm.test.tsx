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

test('a login that hangs can be cancelled after ten seconds, and what comes later signs nobody in', async () => {
  const late = { ...(answer(200, sessionOf(PERSON)) as object), afterMs: 300 } as Outcome;
  // Timers stand still only while the form begins to wait: the answer comes by those of the server.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { tell, hasSession } = await logIn(() => late);
  expect(screen.queryByText(no.login.slow)).toBeNull();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  await screen.findByText(no.login.slow);
  jest.useRealTimers();
  await press(commonNo.actions.cancel);
  expect(tell.mock.calls).toEqual([[{ kind: 'entering' }], [{ kind: 'entered' }]]);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect([onDone.mock.calls, hasSession()]).toEqual([[], false]);
  await press(no.login.submit);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(hasSession()).toBe(true);
});
