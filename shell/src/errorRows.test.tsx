/** @jest-environment @spire/testing/browserEnvironment */
import 'fake-indexeddb/auto';
import { DELAYS } from '@spire/domain/limits';
import { loadNamespaces } from '@spire/i18n';
import { showRows } from '@spire/testing/errorRows';
import type { Outcome } from '@spire/testing/loopback';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CallbackScreen } from './callback/CallbackScreen.tsx';
import diagnosticsEn from './diagnostics/messages/en.ts';
import { diagnostics } from './diagnostics/messages/namespace.ts';
import { DiagnosticsPage } from './diagnostics/DiagnosticsPage.tsx';
import { PersonFailed } from './gate/GateState.tsx';
import { CheckEmail } from './signed-out/CheckEmail.tsx';
import { answer, PERSON, press, refuse, showBeforeAuth } from './testing/authStandIn.tsx';
import { askForLink, beginSignUp, changePassword, GOOD, logIn, onSent, signUp } from './testing/sentForms.tsx';
import { useSignOut } from './useSignOut.ts';

type Page = Awaited<ReturnType<typeof showBeforeAuth>>;
type Language = 'no' | 'en';

/** The toasts by their title and text. */
const of = async (shown: Promise<Page>) => {
  const { toasts } = await shown;
  return { toasts: () => toasts().map(([, title, text]) => ({ title, text })) };
};

const nothing = () => undefined;
const ended: Outcome = { status: 204, headers: {}, body: '' };
const limit = refuse(429, 'over_email_send_rate_limit');

/** The time that a request has is over at once. */
function shortenRequests(): void {
  const { timeout } = AbortSignal;
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) =>
      ms === DELAYS.request ? AbortSignal.abort(new DOMException('', 'TimeoutError')) : timeout(ms),
    );
}

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
afterEach(() => jest.restoreAllMocks());

function Out() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Out</button>;
}

async function logOut(reply: Outcome, language: Language) {
  const page = await showBeforeAuth(<Out />, { reply: () => reply, language });
  await press('Out');
  return page;
}

async function diagnose(language: Language, rest: number, settings = {}) {
  await loadNamespaces([diagnostics] as never);
  const element = (
    <MemoryRouter>
      <DiagnosticsPage />
    </MemoryRouter>
  );
  const page = await showBeforeAuth(element, {
    reply: ({ what }) => answer(what.includes('/rest/') ? rest : 200, {}),
    language,
    settings,
  });
  await press(diagnosticsEn.run);
  // It has its name again once every check is done.
  await screen.findByRole('button', { name: diagnosticsEn.run });
  return page;
}

const confirmsNothing = (language: Language) =>
  showBeforeAuth(<CallbackScreen outcome={{ kind: 'refused', type: 'signup' }} account={null} />, {
    reply: () => 'hang',
    language,
    isSignedIn: false,
  });

showRows('shell/src/errorRows.test.tsx', {
  'The two passwords of a sign-up differ': () => of(signUp('hang', GOOD, `${GOOD}x`)),
  'A sign-up without the GDPR terms': () => of(beginSignUp('hang')),
  'A reset without an address': () => of(askForLink('hang', '')),
  'A new password that is too short': () => of(changePassword('hang', 'abc')),
  'The two new passwords differ': () => of(changePassword('hang', GOOD, `${GOOD}x`)),
  'The way by the app’s own server has no words': () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return of(logIn(answer(502, {})));
  },
  'The profile cannot be fetched': (language) =>
    of(showBeforeAuth(<PersonFailed problem={{ code: 'INTERNAL', fields: [] }} />, { reply: () => 'hang', language })),
  'Login with an unknown address or a wrong password': () => of(logIn(refuse(400, 'invalid_credentials'))),
  'Login over the limit': () => of(logIn(limit)),
  'Login refused, and the server says nothing': () => of(logIn(answer(400, {}))),
  'Sign-up without a connection': () => of(signUp(refuse(503, 'unavailable'))),
  'Sign-up with a weak password': () => of(signUp(refuse(422, 'weak_password'))),
  'Sign-up with credentials that are none': () => of(signUp(refuse(400, 'invalid_credentials'))),
  'Sign-up with a known address': () => of(signUp(refuse(422, 'user_already_exists'))),
  'Sign-up refused, and the server says nothing': () => of(signUp(answer(400, {}))),
  'The account is made': async () => {
    const page = await of(signUp(answer(200, { id: PERSON.id, email: PERSON.email })));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    return page;
  },
  'Nothing came through': () => of(logIn('reset')),
  'No answer in time': () => {
    shortenRequests();
    return of(logIn('hang'));
  },
  'Anything else thrown': () => of(logIn(refuse(502, 'bad_gateway'))),
  'Reset over the limit': () => of(askForLink(limit)),
  'Reset of an unknown or invalid address': () => of(askForLink(refuse(404, 'user_not_found'))),
  'Reset refused': () => of(askForLink(answer(422, {}))),
  'Reset thrown': () => of(askForLink('reset')),
  'Reset sent': (language) =>
    of(
      showBeforeAuth(<CheckEmail kind="recovery" email={PERSON.email} onBack={nothing} />, {
        reply: () => 'hang',
        language,
        isSignedIn: false,
      }),
    ),
  'A link that confirms nothing': (language) => of(confirmsNothing(language)),
  'The new password is refused, and the server says nothing': () => of(changePassword(answer(400, {}))),
  'The new password failed otherwise': () => of(changePassword(refuse(502, 'bad_gateway'))),
  'The network failed': (language) => {
    offline();
    return of(logIn('reset', language));
  },
  'The auth server cannot be reached': (language) => of(logIn('reset', language)),
  'The log-out did not reach the server': (language) => of(logOut(refuse(500, 'unexpected_failure'), language)),
  'Logged out': (language) => of(logOut(ended, language)),
  'Variables are missing': (language) => of(diagnose(language, 200, { supabaseAnonKey: '' })),
  'REST does not answer': (language) => of(diagnose(language, 503)),
});
