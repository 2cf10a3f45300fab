/** @jest-environment jsdom */
import { common, startI18n, type SayableProblem } from '@spire/i18n';
import { render, screen } from '@testing-library/react';
import { SaveNotice } from './SaveNotice.tsx';

beforeAll(() => startI18n([common] as never, 'no'));

function said(code: SayableProblem['code'], more: Partial<Parameters<typeof SaveNotice>[0]> = {}) {
  const { unmount } = render(
    <SaveNotice state={{ kind: 'failed', problem: { code } }} title="Ikke lagret" {...more} />,
  );
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
}

test('a failed save names its reason, where a person can do something about it', () => {
  expect(said('TIMEOUT')).toBe('Ikke lagretTilkoblingsfeil: Serveren tok for lang tid å svare. Prøv igjen.');
  expect(said('NETWORK')).toBe('Ikke lagretTilkoblingsfeil til serveren. Sjekk internettforbindelsen din.');
  expect(said('INTERNAL')).toBe('Ikke lagret');
});

test('its own words stand where no reason was given, and where nobody is signed in', () => {
  expect(said('INTERNAL', { unknown: 'Uvisst hvorfor' })).toBe('Ikke lagretUvisst hvorfor');
  const signedOut = { title: 'Innlogging', text: 'Logg inn først.' };
  expect(said('UNAUTHENTICATED', { signedOut })).toBe('InnloggingLogg inn først.');
  expect(said('TIMEOUT', { signedOut })).toMatch(/^Ikke lagret/);
});
