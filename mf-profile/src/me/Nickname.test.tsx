/** @jest-environment jsdom */
import { LIMITS } from '@spire/domain/limits';
import { common, loadNamespaces, startI18n } from '@spire/i18n';
import { SessionProvider } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { Nickname } from './Nickname.tsx';

const mutate = jest.fn();
jest.mock('@spire/client', () => ({
  problemOf: (error: { problem: unknown }) => error.problem,
  useMutation: () => [mutate, { loading: false }],
}));

const session = { userId: 'anna', email: 'anna@example.no', signOut: () => Promise.resolve() };
const show = () =>
  render(
    <SessionProvider value={session}>
      <Nickname nickname="Kari" />
    </SessionProvider>,
  );
const field = () => screen.getByRole('textbox', { name: 'Kallenavn' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))));

beforeAll(async () => {
  await startI18n([common, profile] as never);
  await loadNamespaces([common, profile] as never);
});

beforeEach(async () => {
  localStorage.clear();
  mutate.mockReset().mockResolvedValue({});
  show();
  await press('Endre kallenavn');
});

afterEach(cleanup);

test('the field opens with the nickname in it and the focus on it', () => {
  expect(field()).toHaveProperty('value', 'Kari');
  expect(document.activeElement).toBe(field());
});

test('a saved nickname is trimmed, said to be saved, and the way back is where it was', async () => {
  write('  Ola ');
  await press('Lagre kallenavn');
  expect(mutate).toHaveBeenCalledWith({ variables: { input: { nickname: 'Ola' } } });
  expect(screen.getByRole('status').textContent).toBe('Kallenavnet er lagret.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Endre kallenavn' }));
});

test('an empty or too long nickname is refused beside the field', async () => {
  write(' ');
  await press('Lagre kallenavn');
  expect(screen.getByText('Skriv inn et navn eller kallenavn.')).toBeTruthy();
  write('a'.repeat(LIMITS.nickname + 1));
  await press('Lagre kallenavn');
  expect(screen.getByText(/Det er plass til 60 tegn/)).toBeTruthy();
  expect(mutate).not.toHaveBeenCalled();
});

test('a failed save keeps the form open with what was written', async () => {
  mutate.mockRejectedValueOnce({ problem: { code: 'INTERNAL', fields: [] } });
  write('Ola');
  await press('Lagre kallenavn');
  expect(screen.getByText('Kallenavnet ble ikke lagret')).toBeTruthy();
  expect(field()).toHaveProperty('value', 'Ola');
});

test('what was being written is there again after a reload, until it is cancelled', async () => {
  write('Ola');
  cleanup();
  show();
  expect(field()).toHaveProperty('value', 'Ola');
  await press('Avbryt');
  expect(screen.getByRole('heading', { name: 'Kari' })).toBeTruthy();
});
