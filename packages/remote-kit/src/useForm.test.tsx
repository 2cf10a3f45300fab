/** @jest-environment @spire/testing/browserEnvironment */
import type { Save, SaveAnswer, SaveState } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { common, startI18n } from '@spire/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { closeToast, useToasts } from './toasts.ts';
import { useForm } from './useForm.ts';

interface Words {
  title: string;
  text: string;
}
type Answer = SaveAnswer<{ id: string }>;

const SAVED: Answer = { kind: 'saved', data: { id: '1' } };
const FAILED: Answer = { kind: 'failed', problem: { code: 'UNAVAILABLE', fields: [] } };
const refused = (...fields: FieldError[]): Answer => ({
  kind: 'refused',
  problem: { code: 'VALIDATION_FAILED', fields },
  fields,
});

let answers: Answer[] = [];
let sent: Words[] = [];
let release: () => void = () => undefined;
const onSaved = jest.fn();
const onRefused = jest.fn();

/** A save whose answers the test has laid out, and which waits for `release`. */
function useLaidOutSave(): Save<{ id: string }, Words> {
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  return {
    state,
    letGo: () => setState({ kind: 'resting' }),
    save: async (input) => {
      sent.push(input);
      setState({ kind: 'saving' });
      await new Promise<void>((resolve) => (release = resolve));
      const answer = answers.shift() ?? SAVED;
      setState(answer.kind === 'saved' ? { kind: 'saved' } : answer);
      return answer;
    },
  };
}

function Form() {
  const { ref, ...form } = useForm({
    name: 'note.anna',
    initial: (): Words => ({ title: '', text: '' }),
    check: ({ title }) => (title === '' ? [{ field: 'title', code: 'REQUIRED' }] : []),
    toInput: (draft) => draft,
    save: useLaidOutSave(),
    onSaved,
    onRefused,
    failure: { title: 'Ikke lagret', text: 'Alt står her ennå.' },
    success: 'Lagret.',
    words: ({ code }) => (code === 'REQUIRED' ? 'Skriv en tittel.' : undefined),
  });
  return (
    <form ref={ref} onSubmit={(event) => void form.submit(event)}>
      {(['title', 'text'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            value={form.draft[name]}
            aria-invalid={form.errorOf(name) !== undefined || undefined}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
          {form.errorOf(name)}
        </label>
      ))}
      <button type="submit">Lagre</button>
      {useToasts().map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button'))));
const answered = () => act(() => Promise.resolve().then(() => release()));

beforeAll(() => startI18n([common]));
beforeEach(() => {
  answers = [];
  sent = [];
  onSaved.mockReset();
  onRefused.mockReset();
  localStorage.clear();
  render(<Form />);
});
afterEach(() => {
  cleanup();
  closeToast('note.anna.failed');
});

test('what is wrong here is said beside its field, which gets the focus, and nothing is sent', async () => {
  await press();
  expect(screen.getByText(/Skriv en tittel\./)).toBeTruthy();
  expect(document.activeElement).toBe(field('title'));
  expect(sent).toEqual([]);
  expect(onRefused).toHaveBeenCalledWith([{ field: 'title', code: 'REQUIRED' }]);
  write('title', 'Te');
  expect(field('title').getAttribute('aria-invalid')).toBeNull();
});

test('what the server refuses is said in the shared words, until that field is touched', async () => {
  answers = [refused({ field: 'text', code: 'TOO_LONG', limit: 5 })];
  write('title', 'Te');
  write('text', 'for langt');
  await press();
  await answered();
  expect(screen.getByText(/Teksten er for lang\. Det er plass til 5 tegn\./)).toBeTruthy();
  expect(document.activeElement).toBe(field('text'));
  expect(onRefused).toHaveBeenCalledWith([{ field: 'text', code: 'TOO_LONG', limit: 5 }]);
  write('text', 'kort');
  expect(field('text').getAttribute('aria-invalid')).toBeNull();
});

test('as often as it is pressed, it saves once', async () => {
  write('title', 'Te');
  await press();
  await press();
  await answered();
  expect(sent).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a failure keeps every word and is left to the form to tell', async () => {
  answers = [FAILED];
  write('title', 'Te');
  await press();
  await answered();
  expect(screen.queryByText('Ikke lagret')).toBeNull();
  expect(field('title')).toHaveProperty('value', 'Te');
});

test('whoever has left while it was being saved is told once that it failed; the next try takes that back', async () => {
  answers = [FAILED, FAILED, SAVED];
  write('title', 'Te');
  for (let times = 0; times < 2; times += 1) {
    await press();
    cleanup();
    await answered();
    render(<Form />);
  }
  expect(screen.getAllByText('Ikke lagret')).toHaveLength(1);
  expect(field('title')).toHaveProperty('value', 'Te');
  await press();
  expect(screen.queryByText('Ikke lagret')).toBeNull();
  await answered();
  expect(onSaved).toHaveBeenCalledWith({ id: '1' }, undefined);
});

test('what is written is there again after leaving, and gone once it is saved', async () => {
  write('title', 'Te');
  cleanup();
  render(<Form />);
  expect(field('title')).toHaveProperty('value', 'Te');
  await press();
  await answered();
  expect(field('title')).toHaveProperty('value', '');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('spire.draft'))).toEqual([]);
});

test('what is written while it is being saved stays, here and for whoever comes back', async () => {
  write('title', 'Te');
  await press();
  write('title', 'Te med Sol');
  await answered();
  expect(sent).toEqual([{ title: 'Te', text: '' }]);
  expect(field('title')).toHaveProperty('value', 'Te med Sol');
  cleanup();
  render(<Form />);
  expect(field('title')).toHaveProperty('value', 'Te med Sol');
});

test('what this device had kept of it before the last key goes with it', async () => {
  write('title', 'T');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  write('title', 'Te');
  await press();
  await answered();
  expect(field('title')).toHaveProperty('value', '');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('spire.draft'))).toEqual([]);
});

test('what is begun anew while the one before is being saved is not thrown away with it', async () => {
  write('title', 'Te');
  await press();
  cleanup();
  render(<Form />);
  write('title', 'Kaffe');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await answered();
  cleanup();
  render(<Form />);
  expect(field('title')).toHaveProperty('value', 'Kaffe');
});

test('whoever has left while it was being saved is told that it is, and so is the page', async () => {
  write('title', 'Te');
  await press();
  cleanup();
  await answered();
  expect(onSaved).toHaveBeenCalledTimes(1);
  render(<Form />);
  expect(screen.getByText('Lagret.')).toBeTruthy();
  expect(field('title')).toHaveProperty('value', '');
});

test('where the device keeps nothing, the words survive a walk through the app, and the browser asks before it closes', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('title', 'Te');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  cleanup();
  render(<Form />);
  expect(field('title')).toHaveProperty('value', 'Te');
});
