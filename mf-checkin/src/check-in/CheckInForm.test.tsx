/** @jest-environment @spire/testing/browserEnvironment */
import { useSave } from '@spire/client';
import { LIMITS } from '@spire/domain/limits';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { SaveCheckInDocument } from './SaveCheckIn.generated.ts';

const TODAY = '2026-03-11';
const DRAFT = `spire.draft.checkin.${PERSON.userId}`;

async function showForm({ today = TODAY, fault }: { today?: string; fault?: Fault } = {}) {
  const graph = await startGraphStandIn({ mutations: { saveCheckIn: (input) => input } });
  if (fault !== undefined) graph.goWrong(fault);
  const onSaved = jest.fn();
  const Form = () => {
    const save = useSave(SaveCheckInDocument);
    return (
      <CheckInForm mode="first" {...{ save, today, onSaved }} checkIn={undefined} notice={null} onCancel={undefined} />
    );
  };
  const page = await renderPage(<Form />, { graph, namespaces: [checkin] });
  const sent = () => graph.of('SaveCheckIn').map(({ variables }) => variables['input']);
  return { ...page, sent, onSaved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ownWords = (index: number) => screen.getAllByRole('textbox', { name: /Med egne ord/ })[index] as HTMLElement;
/** Opens the fields up to that one, so that it is found by its place. */
const writeOwnWords = (index: number, value: string) => {
  for (const open of screen.queryAllByRole('button', { name: /^Skriv med egne ord/ })) fireEvent.click(open);
  fireEvent.change(ownWords(index), { target: { value } });
};

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

test('a failure is told once, beside the button, and loses nothing; the next try takes it back', async () => {
  const { press, sent, findByRole, toasts, onSaved } = await showForm({ fault: FAULTS.refuses('INTERNAL') });
  writeOwnWords(0, 'Sov godt');
  await press('Lagre innsjekk');
  expect((await findByRole('alert')).textContent).toContain('Kunne ikke lagre innsjekken. Prøv igjen.');
  expect(toasts()).toEqual([]);
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

describe('one question at a time', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: false });
  });
  afterEach(() => void (window.matchMedia = wide));

  test('it can be saved from any of them, and none has to be answered', async () => {
    const { press, sent, onSaved } = await showForm();
    expect(screen.queryByRole('button', { name: 'En tur' })).toBeNull();
    await press('Hopp over');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hva gleder du deg til?' }));
    await press('En tur');
    await press('Lagre nå');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(TODAY));
    expect(sent()).toMatchObject([{ whatIsGood: [], lookingForward: ['enTur'] }]);
  });

  test('the way back keeps what was answered, and the last has one way on', async () => {
    const { press } = await showForm();
    await press('Håp');
    await press('Neste');
    await press('Neste');
    expect(screen.getByText('Spørsmål 3 av 3 · det siste')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Neste' })).toBeNull();
    expect(button('Lagre innsjekk')).toBeTruthy();
    await press('Tilbake');
    await press('Tilbake');
    expect(button('Håp').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'Lukk' })).toBeTruthy();
  });

  test('what the server refuses in another question is gone to', async () => {
    const fields = [{ field: 'whatIsGoodText', code: 'INVALID' } as const];
    const { press } = await showForm({ fault: FAULTS.refuses('VALIDATION_FAILED', { fields }) });
    writeOwnWords(0, 'ro');
    await press('Neste');
    await press('Lagre nå');
    await waitFor(() => expect(ownWords(0).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(ownWords(0)));
  });
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
