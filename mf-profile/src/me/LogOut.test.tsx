/** @jest-environment jsdom */
import { common, loadNamespaces, startI18n } from '@spire/i18n';
import { SessionProvider } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { LogOut } from './LogOut.tsx';
import no from '../messages/no.ts';

const signOut = jest.fn<Promise<boolean>, []>();

const press = () => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name: 'Logg ut' }))));

beforeAll(async () => {
  await startI18n([common, profile] as never);
  await loadNamespaces([common, profile] as never);
});

beforeEach(() => {
  render(
    <SessionProvider value={{ userId: 'anna', email: 'anna@example.no', signOut }}>
      <LogOut />
    </SessionProvider>,
  );
});

afterEach(cleanup);

test('a log-out that could not begin says so in its place', async () => {
  signOut.mockRejectedValueOnce(new Error('no answer'));
  await press();
  expect(screen.getByRole('alert').textContent).toBe(no.logOut.failedTitle + no.logOut.failedText);
});

test('whoever chooses to stay can log out another time', async () => {
  signOut.mockResolvedValueOnce(false);
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Logg ut' })).toBeTruthy();
});
