/** @jest-environment jsdom */
import { LIMITS } from '@spire/domain/limits';
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import { SessionProvider } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import { CheckInForm } from './CheckInForm.tsx';

const mutate = jest.fn();
jest.mock('@spire/client', () => ({
  problemOf: (error: { problem: unknown }) => error.problem,
  useMutation: () => [mutate],
  useQuery: jest.fn(),
}));

const onSaved = jest.fn();
const session = { userId: 'anna', email: 'anna@example.no', signOut: () => Promise.resolve() };
const TODAY = '2026-03-11';

function showForm(today = TODAY) {
  return render(
    <SessionProvider value={session}>
      <CheckInForm mode="first" today={today} onSaved={onSaved} />
    </SessionProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(() => Promise.resolve(void fireEvent.click(button(name))));
const ownWords = (index: number) => screen.getAllByRole('textbox', { name: /Med egne ord/ })[index] as HTMLElement;
const sent = () => (mutate.mock.lastCall as [{ variables: { input: unknown } }])[0].variables.input;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n([common, options, checkin] as never);
  await loadNamespaces([common, options, checkin] as never);
});

beforeEach(() => {
  localStorage.clear();
  mutate.mockReset().mockResolvedValue({});
  onSaved.mockReset();
});

afterEach(cleanup);

test('one chip and one press save the check-in for today (A35)', async () => {
  showForm();
  await press('Ro i kroppen');
  await press('Lagre innsjekk');
  expect(sent()).toMatchObject({ date: TODAY, whatIsGood: ['roIKroppen'], needMore: [] });
  expect(onSaved).toHaveBeenCalledWith(TODAY);
});

test('a blank check-in is refused with the reason in words, and nothing is sent', async () => {
  showForm();
  await press('Lagre innsjekk');
  expect(screen.getByRole('alert').textContent).toContain('Velg én ting eller skriv ett ord');
  expect(mutate).not.toHaveBeenCalled();
});

test('a failure is told beside the button and loses nothing', async () => {
  mutate.mockRejectedValue({ problem: { code: 'INTERNAL', fields: [] } });
  showForm();
  fireEvent.change(ownWords(0), { target: { value: 'Sov godt' } });
  await press('Lagre innsjekk');
  expect(screen.getByRole('alert').textContent).toContain('Kunne ikke lagre innsjekken. Prøv igjen.');
  expect(ownWords(0)).toHaveProperty('value', 'Sov godt');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what the server refuses stands beside its field until the field is changed', async () => {
  mutate.mockRejectedValue({
    problem: { code: 'VALIDATION_FAILED', fields: [{ field: 'needMoreText', code: 'INVALID' }] },
  });
  showForm();
  fireEvent.change(ownWords(2), { target: { value: 'ro' } });
  await press('Lagre innsjekk');
  expect(ownWords(2).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(ownWords(2), { target: { value: 'mer ro' } });
  expect(ownWords(2).getAttribute('aria-invalid')).toBeNull();
});

test('a text above the limit is refused here, beside its field', async () => {
  showForm();
  fireEvent.change(ownWords(1), { target: { value: 'x'.repeat(LIMITS.freeText + 1) } });
  await press('Lagre innsjekk');
  expect(ownWords(1).getAttribute('aria-invalid')).toBe('true');
  expect(mutate).not.toHaveBeenCalled();
});

test('the fourth chip of a capped question is refused with the reason', async () => {
  showForm();
  for (const chip of ['Noe nytt', 'En pause', 'En tur', 'Musikk']) await press(chip);
  expect(button('Musikk').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Du har valgt 3. Ta bort én hvis du vil bytte.')).toBeTruthy();
});

test('a question can be skipped and taken up again, and the focus stays on the button', async () => {
  showForm();
  const skip = button('Hopp over: Hva gleder du deg til?');
  skip.focus();
  await press('Hopp over: Hva gleder du deg til?');
  expect(screen.queryByRole('button', { name: 'En tur' })).toBeNull();
  expect(document.activeElement).toBe(button('Svar likevel: Hva gleder du deg til?'));
  await press('Svar likevel: Hva gleder du deg til?');
  expect(button('En tur')).toBeTruthy();
});

test('a draft survives leaving the page, and asks for its day once the day has turned (trap 43)', async () => {
  const { unmount } = showForm('2026-03-10');
  await press('Håp');
  unmount();
  showForm(TODAY);
  expect(button('Håp').getAttribute('aria-pressed')).toBe('true');
  await press('Lagre for i går');
  expect(sent()).toMatchObject({ date: '2026-03-10', whatIsGood: ['haap'] });
});

test('after saving nothing of the draft is left on the device', async () => {
  const { unmount } = showForm();
  await press('Håp');
  await press('Lagre innsjekk');
  unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('checkin'))).toEqual([]);
});
