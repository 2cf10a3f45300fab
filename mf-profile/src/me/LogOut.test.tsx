/** @jest-environment jsdom */
import { common, loadNamespaces, startI18n } from '@spire/i18n';
import { SessionProvider, useToasts } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { LogOut } from './LogOut.tsx';

const signOut = jest.fn<Promise<boolean>, []>();

function Toasts() {
  return useToasts().map(({ id, title }) => <p key={id}>{title}</p>);
}

const press = () => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name: 'Logg ut' }))));

beforeAll(async () => {
  await startI18n([common, profile] as never);
  await loadNamespaces([common, profile] as never);
});

beforeEach(() => {
  render(
    <SessionProvider value={{ userId: 'anna', email: 'anna@example.no', signOut }}>
      <LogOut />
      <Toasts />
    </SessionProvider>,
  );
});

afterEach(cleanup);

test('a failure says so in its place and claims nothing', async () => {
  signOut.mockRejectedValueOnce(new Error('no answer'));
  await press();
  expect(screen.getByRole('alert').textContent).toBe('Utloggingen mislyktesKunne ikke logge deg ut. Prøv igjen.');
  expect(screen.queryByText('Du er nå logget ut')).toBeNull();
});

test('whoever chooses to stay is not said to have left, and can log out another time', async () => {
  signOut.mockResolvedValueOnce(false);
  await press();
  expect(screen.queryByText('Du er nå logget ut')).toBeNull();
  expect(screen.getByRole('button', { name: 'Logg ut' })).toBeTruthy();
});

test('success is said once the session has ended', async () => {
  signOut.mockResolvedValueOnce(true);
  await press();
  expect(screen.getByText('Du er nå logget ut')).toBeTruthy();
});
