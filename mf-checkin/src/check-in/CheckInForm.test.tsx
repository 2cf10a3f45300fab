/** @jest-environment @spire/testing/browserEnvironment */
import { LIMITS } from '@spire/domain/limits';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import { CheckInForm } from './CheckInForm.tsx';

const TODAY = '2026-03-11';
const DRAFT = `spire.draft.checkin.${PERSON.userId}`;

async function showForm({ today = TODAY, fault }: { today?: string; fault?: Fault } = {}) {
  const graph = await startGraphStandIn({ mutations: { saveCheckIn: (input) => input } });
  if (fault !== undefined) graph.goWrong(fault);
  const onSaved = jest.fn();
  const page = await renderPage(
    <CheckInForm mode="first" checkIn={undefined} today={today} notice={null} onSaved={onSaved} onCancel={undefined} />,
    { graph, namespaces: [checkin] },
  );
  const sent = () => graph.of('SaveCheckIn').map(({ variables }) => variables['input']);
  return { ...page, sent, onSaved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ownWords = (index: number) => screen.getAllByRole('textbox', { name: /Med egne ord/ })[index] as HTMLElement;
const writeOwnWords = (index: number, value: string) => fireEvent.change(ownWords(index), { target: { value } });

test('one chip and one press save the check-in for today (A35)', async () => {
  const { press, sent, onSaved } = await showForm();
  await press('Ro i kroppen');
  await press('Lagre innsjekk');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(TODAY));
  expect(sent()).toMatchObject([{ date: TODAY, whatIsGood: ['roIKroppen'], needMore: [] }]);
});

test('a blank check-in is refused with the reason in words, and nothing is sent', async () => {
  const { press, sent } = await showForm();
  await press('Lagre innsjekk');
  expect(screen.getByRole('alert').textContent).toContain('Velg én ting eller skriv ett ord');
  expect(sent()).toEqual([]);
});

test('a failure is told beside the button and as a notice, and loses nothing; the next try takes both back', async () => {
  const { press, sent, findByRole, toasts, onSaved } = await showForm({ fault: FAULTS.refuses('INTERNAL') });
  writeOwnWords(0, 'Sov godt');
  await press('Lagre innsjekk');
  expect((await findByRole('alert')).textContent).toContain('Kunne ikke lagre innsjekken. Prøv igjen.');
  expect(toasts()).toMatchObject([{ kind: 'error', title: 'Kunne ikke lagre innsjekken. Prøv igjen.' }]);
  expect(ownWords(0)).toHaveProperty('value', 'Sov godt');
  expect(onSaved).not.toHaveBeenCalled();
  await press('Lagre innsjekk');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(TODAY));
  expect(sent()[1]).toEqual(sent()[0]);
  expect([screen.queryByRole('alert'), toasts()]).toEqual([null, []]);
});

test('without a connection it is said what is in the way', async () => {
  const { press, findByText } = await showForm({ fault: FAULTS.resets() });
  await press('Håp');
  await press('Lagre innsjekk');
  expect(await findByText(/Mangler kontakt med serveren|internett/)).toBeTruthy();
});

test('what the server refuses has the focus and stands beside its field until that field is changed', async () => {
  const fields = [{ field: 'needMoreText', code: 'INVALID' } as const];
  const { press } = await showForm({ fault: FAULTS.refuses('VALIDATION_FAILED', { fields }) });
  writeOwnWords(2, 'ro');
  await press('Lagre innsjekk');
  await waitFor(() => expect(ownWords(2).getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(ownWords(2)));
  await press('Håp');
  expect(ownWords(2).getAttribute('aria-invalid')).toBe('true');
  writeOwnWords(2, 'mer ro');
  expect(ownWords(2).getAttribute('aria-invalid')).toBeNull();
});

test('a text above the limit is refused here, beside its field', async () => {
  const { press, sent } = await showForm();
  writeOwnWords(1, 'x'.repeat(LIMITS.freeText + 1));
  await press('Lagre innsjekk');
  expect(ownWords(1).getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('the fourth chip of a capped question is refused with the reason', async () => {
  const { press } = await showForm();
  for (const chip of ['Noe nytt', 'En pause', 'En tur', 'Musikk']) await press(chip);
  expect(button('Musikk').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Du har valgt 3. Ta bort én hvis du vil bytte.')).toBeTruthy();
});

test('a question can be skipped and taken up again, and the focus stays on the button', async () => {
  const { press } = await showForm();
  button('Hopp over: Hva gleder du deg til?').focus();
  await press('Hopp over: Hva gleder du deg til?');
  expect(screen.queryByRole('button', { name: 'En tur' })).toBeNull();
  expect(document.activeElement).toBe(button('Svar likevel: Hva gleder du deg til?'));
  await press('Svar likevel: Hva gleder du deg til?');
  expect(button('En tur')).toBeTruthy();
});

test('a draft survives leaving the page, and asks for its day once the day has turned (trap 43)', async () => {
  const before = await showForm({ today: '2026-03-10' });
  await before.press('Håp');
  before.unmount();
  const { press, sent, onSaved } = await showForm();
  expect(button('Håp').getAttribute('aria-pressed')).toBe('true');
  await press('Lagre for i går');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('2026-03-10'));
  expect(sent()).toMatchObject([{ date: '2026-03-10', whatIsGood: ['haap'] }]);
});

test('answers of another day can be thrown away for new ones', async () => {
  const before = await showForm({ today: '2026-03-10' });
  await before.press('Håp');
  before.unmount();
  const { press } = await showForm();
  await press('Kast svarene og begynn på nytt');
  expect(button('Håp').getAttribute('aria-pressed')).toBe('false');
  expect(button('Lagre innsjekk')).toBeTruthy();
});

test('a chip of an old draft that no list knows any more stands in nobody’s way', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ date: TODAY, whatIsGood: ['haap', 'gone'] }));
  const { press, sent, onSaved } = await showForm();
  await press('Lagre innsjekk');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent()).toMatchObject([{ whatIsGood: ['haap'] }]);
});

test('after saving nothing of the draft is left on the device', async () => {
  const { press, unmount, onSaved } = await showForm();
  await press('Håp');
  await press('Lagre innsjekk');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('checkin'))).toEqual([]);
});
