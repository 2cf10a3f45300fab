/** @jest-environment jsdom */
import { common, startI18n, type SayableProblem } from '@spire/i18n';
import { render, screen } from '@testing-library/react';
import { SaveNotice } from './SaveNotice.tsx';

beforeAll(() => startI18n([common] as never, 'no'));

function said(code: SayableProblem['code']) {
  const { unmount } = render(<SaveNotice state={{ kind: 'failed', problem: { code } }} title="Ikke lagret" />);
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
}

test('a failed save names its reason, where a person can do something about it', () => {
  expect(said('TIMEOUT')).toBe('Ikke lagretTilkoblingsfeil: Serveren tok for lang tid å svare. Prøv igjen.');
  expect(said('NETWORK')).toBe('Ikke lagretTilkoblingsfeil til serveren. Sjekk internettforbindelsen din.');
  expect(said('INTERNAL')).toBe('Ikke lagret');
});
