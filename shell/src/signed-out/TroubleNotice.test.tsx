/** @jest-environment @spire/testing/browserEnvironment */
import { screen } from '@testing-library/react';
import { answer, showBeforeAuth } from '../testing/authStandIn.tsx';
import { loginTrouble, newPasswordTrouble } from './authTroubles.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

async function said(error: Error, language: 'no' | 'en', troubleOf = loginTrouble) {
  const notice = <TroubleNotice trouble={troubleOf(error)} />;
  await showBeforeAuth(notice, { reply: () => answer(200, {}), language, isSignedIn: false });
  return screen.getByRole('alert').textContent;
}

const failure = (name: string, message: string, status: number) => Object.assign(new Error(message), { name, status });
const transport = (message: string) => failure('AuthRetryableFetchError', message, 0);

test.each([
  ['en', 'TIMEOUT', 'Connection Error', 'Server took too long to respond. Please try again.'],
  ['no', 'TIMEOUT', 'Vi fikk ikke kontakt', 'Serveren tok for lang tid å svare. Prøv igjen.'],
  ['no', 'NETWORK', 'Vi fikk ikke kontakt', 'Tilkoblingsfeil til serveren. Sjekk internettforbindelsen din.'],
  ['no', 'UNREACHABLE', 'Vi fikk ikke kontakt', 'Nettverksfeil: Kan ikke nå autentiseringsserveren.'],
] as const)('what became of a request (%s, %s) is said under its title', async (language, message, title, text) => {
  expect(await said(transport(message), language)).toBe(`${title}${text}`);
});

test('the way by the app’s own server has words for having none', async () => {
  const error = failure('AuthApiError', 'Server proxy error', 500);
  expect(await said(error, 'en')).toBe('Login ErrorServer proxy error');
});

test('a new password that failed in any other way says so', async () => {
  const text = await said(new Error('oops'), 'en', newPasswordTrouble);
  expect(text).toMatch(/Something went wrong\. Please try again\.$/);
});

test('a trouble of the whole form has the focus', async () => {
  await said(transport('NETWORK'), 'en');
  const { activeElement, body } = document;
  expect(activeElement).not.toBe(body);
  expect(activeElement?.contains(screen.getByRole('alert'))).toBe(true);
});

test('a trouble of the whole form leaves the focus in a field that somebody is in', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await said(transport('NETWORK'), 'en');
  expect(document.activeElement).toBe(field);
  field.remove();
});
