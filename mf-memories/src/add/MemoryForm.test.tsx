/** @jest-environment jsdom */
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import { closeToast, SessionProvider, useToasts } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { memories } from '../messages/namespace.ts';
import { blankMemory } from './memoryDraft.ts';
import { MemoryForm } from './MemoryForm.tsx';

const mutate = jest.fn();
jest.mock('@spire/client', () => ({
  problemOf: (error: { problem: unknown }) => error.problem,
  useMutation: () => [mutate, { loading: false }],
}));
jest.mock('@spire/remote-kit/router', () => ({ Link: 'a' }));

const onSaved = jest.fn();
const session = { userId: 'anna', email: 'anna@example.no', signOut: () => Promise.resolve() };

function Bench() {
  const [draft, setDraft] = useState(blankMemory('3f0b7f6e-0d52-4f0e-9d0c-2d8f1f4c9a11'));
  const toasts = useToasts();
  return (
    <SessionProvider value={session}>
      <MemoryForm draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} onSaved={onSaved} />
      {toasts.map(({ id, title }) => (
        <button key={id} onClick={() => closeToast(id)}>
          {title}
        </button>
      ))}
    </SessionProvider>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))));
const sent = () =>
  (mutate.mock.calls as [{ variables: { input: { id: string } } }][]).map(([{ variables }]) => variables.input);

beforeAll(async () => {
  await startI18n([common, options, memories] as never);
  await loadNamespaces([common, options, memories] as never);
});

beforeEach(() => {
  mutate.mockReset().mockResolvedValue({});
  onSaved.mockReset();
  render(<Bench />);
});

afterEach(cleanup);

test('a memory without words is refused beside each field, and nothing is sent', async () => {
  await press('Lagre minnet');
  expect(screen.getByText('Fyll inn både tittel og beskrivelse.')).toBeTruthy();
  expect(field('Tittel').getAttribute('aria-invalid')).toBe('true');
  expect(field('Beskrivelse').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Tittel'));
  expect(mutate).not.toHaveBeenCalled();
});

test('an error goes when its field is mended, and only that one', async () => {
  await press('Lagre minnet');
  write('Tittel', 'Kaffe');
  expect(field('Tittel').getAttribute('aria-invalid')).toBeNull();
  expect(field('Beskrivelse').getAttribute('aria-invalid')).toBe('true');
});

test('title and description are enough: the rest has a beginning', async () => {
  write('Tittel', 'Kaffe');
  write('Beskrivelse', 'Sol');
  await press('Lagre minnet');
  expect(sent()).toEqual([
    expect.objectContaining({
      title: 'Kaffe',
      emoji: '💫',
      category: 'inspirasjon',
      goodnessRating: 5,
      effortRating: 5,
    }),
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
  await press('Minnet er lagret');
});

test('a save that fails says so, keeps every word, and sends the same id again', async () => {
  mutate.mockRejectedValueOnce({ problem: { code: 'UNAVAILABLE', fields: [] } });
  write('Tittel', 'Kaffe');
  write('Beskrivelse', 'Sol');
  await press('Lagre minnet');
  expect(screen.getByText('Kunne ikke lagre minnet')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  expect(field('Tittel')).toHaveProperty('value', 'Kaffe');
  await press('Lagre minnet');
  const [first, second] = sent();
  expect(second?.id).toBe(first?.id);
  expect(onSaved).toHaveBeenCalledTimes(1);
  await press('Minnet er lagret');
});

test('what the server refuses stands beside its field', async () => {
  const fields = [{ field: 'title', code: 'TOO_LONG', limit: 120 }];
  mutate.mockRejectedValueOnce({ problem: { code: 'VALIDATION_FAILED', fields } });
  write('Tittel', 'Kaffe');
  write('Beskrivelse', 'Sol');
  await press('Lagre minnet');
  expect(screen.getByText('Teksten er for lang. Det er plass til 120 tegn.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Tittel'));
});

test('an emptied form can be had back', async () => {
  write('Tittel', 'Kaffe');
  await press('Tøm skjemaet');
  expect(field('Tittel')).toHaveProperty('value', '');
  await press('Angre');
  expect(field('Tittel')).toHaveProperty('value', 'Kaffe');
});

test('each picture can be chosen by its name', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'klem' }));
  expect(screen.getByText('Valgt: klem')).toBeTruthy();
});
