/** @jest-environment jsdom */
import { common, startI18n } from '@spire/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { visitor } from '../../signed-out/messages/namespace.ts';
import { security } from '../messages/namespace.ts';
import { CodeForm } from './CodeForm.tsx';

const onCode = jest.fn<Promise<void>, [string]>();
const field = () => screen.getByLabelText('Koden i kodeappen');

async function send(code: string): Promise<void> {
  fireEvent.change(field(), { target: { value: code } });
  await act(async () => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name: 'Slå på' }))));
}

/** The error a screen reader says of the field, besides name and hint. */
function errorOfField(): string | undefined {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((each) => each?.getAttribute('role') === 'alert')
    ?.textContent;
}

beforeAll(() => startI18n([common, security, visitor] as never));
beforeEach(() => {
  onCode.mockReset();
  render(<CodeForm submitLabel="Slå på" onCode={onCode} onCancel={() => undefined} />);
});
afterEach(cleanup);

test('what cannot be a code is not sent, and the field says what is missing', async () => {
  await send('12a');
  expect(onCode).not.toHaveBeenCalled();
  expect(errorOfField()).toBe('Skriv koden. Den har seks sifre.');
  expect(document.activeElement).toBe(field());
});

test('a code may be written with a space', async () => {
  onCode.mockResolvedValueOnce();
  await send('123 456');
  expect(onCode).toHaveBeenCalledWith('123456');
});

test('a wrong code is told at the field, which keeps it and has the focus', async () => {
  onCode.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'mfa_verification_failed' }));
  await send('123456');
  expect(errorOfField()).toMatch(/^Koden stemmer ikke/);
  expect(field()).toHaveProperty('value', '123456');
  expect(document.activeElement).toBe(field());
});

test('a failure that is not the code’s is told above, not at the field', async () => {
  onCode.mockRejectedValueOnce(Object.assign(new Error('NETWORK'), { name: 'AuthRetryableFetchError' }));
  await send('123456');
  expect(screen.getByRole('alert').textContent).toMatch(/Vi får ikke kontakt med Spire/);
  expect(errorOfField()).toBeUndefined();
});
