/** @jest-environment @spire/testing/browserEnvironment */
import { helpHere } from '@spire/remote-kit/foundHelp';
import { localDate } from '@spire/domain/dates';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { atEndOfTest } from '@spire/testing/testEnd';
import { written } from '@spire/written/messages/namespace';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { plan as words } from './messages/namespace.ts';
import no from './messages/no.ts';
import PlanPage from './PlanPage.tsx';

const EMPTY = {
  ...{
    signs: [] as string[],
    alone: [] as string[],
    places: [] as string[],
    people: [] as object[],
    safe: [],
    others: [],
  },
  ...{ isShown: true, isForSuggestions: false, offerFrom: null, updatedAt: null as string | null },
};
const numberOf = (name: string) => no.numberOf.replace('{{name}}', name);
const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

async function show(path: string, { isGiven = true, plan = EMPTY } = {}) {
  let stands = plan;
  const graph = await startGraphStandIn({
    me: {
      safetyPlan: () => stands,
      consents: isGiven ? [{ kind: 'plan', isGiven }] : [],
      contacts: [],
      profile: null,
      likedSuggestions: { nodes: [], endCursor: null, hasNextPage: false },
    },
    mutations: {
      saveSafetyPlan: (input) => (stands = { ...stands, ...input, updatedAt: new Date().toISOString() }),
      decideConsent: (input) => input,
    },
  });
  const page = await renderPage(<PlanPage />, { graph, path, namespaces: [words, written] });
  const saved = () => graph.of('SaveSafetyPlan').map(({ variables }) => variables['input']);
  return { graph, page, saved };
}

test('before the yes nothing is kept, and it says why; after it each tap is', async () => {
  const { page, saved, graph } = await show('/plan?card=alone', { isGiven: false });
  const chip = await screen.findByLabelText('Noe varmt å drikke');
  fireEvent.click(chip);
  const yes = screen.getByRole('checkbox', { name: /^Spire kan lagre/ });
  await waitFor(() => expect(yes.getAttribute('aria-invalid')).toBe('true'));
  expect(saved()).toEqual([]);
  fireEvent.click(yes);
  fireEvent.click(chip);
  await waitFor(() => expect(saved()).toEqual([{ alone: ['Noe varmt å drikke'] }]));
  expect(graph.of('DecideConsent')).toHaveLength(1);
  await page.press('Neste');
  expect(await screen.findByRole('heading', { level: 1, name: /lettere/ })).toBeTruthy();
});

test('a hard sign is kept, with two numbers above the card; nothing is taken over, and the day is as it was', async () => {
  const { page, saved } = await show('/plan?card=signs');
  await page.write('Skriv med egne ord', 'Tanker om å dø');
  await page.press('Legg til');
  await waitFor(() => expect(saved()).toEqual([{ signs: ['Tanker om å dø'] }]));
  await waitFor(() => expect(page.container.querySelectorAll('a[href^="tel:"]')).toHaveLength(2));
  const [number] = page.container.querySelectorAll('a[href^="tel:"]');
  const field = screen.getByLabelText('Skriv med egne ord');
  expect(number?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(helpHere(PERSON.userId, today).kind).toBeNull();
});

test('what is of this very moment is help as anywhere else', async () => {
  const { page, saved } = await show('/plan?card=signs');
  await page.write('Skriv med egne ord', 'Jeg vil dø nå');
  await page.press('Legg til');
  await waitFor(() => expect(page.container.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(2));
  expect(screen.queryByLabelText('Skriv med egne ord')).toBeNull();
  expect(saved()).toEqual([{ signs: ['Jeg vil dø nå'] }]);
  expect(helpHere(PERSON.userId, today).kind).toBe('suicide');
});

test('a number that cannot be dialled is not kept, and says so', async () => {
  const plan = { ...EMPTY, people: [{ name: 'Marte', number: null }], updatedAt: new Date().toISOString() };
  const { saved } = await show('/plan?card=people', { plan });
  const field = await screen.findByLabelText(numberOf('Marte'));
  fireEvent.change(field, { target: { value: 'ring' } });
  fireEvent.blur(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(saved()).toEqual([]);
  fireEvent.change(field, { target: { value: '900 00 000' } });
  fireEvent.blur(field);
  await waitFor(() => expect(saved()).toEqual([{ people: [{ name: 'Marte', number: '900 00 000' }] }]));
});

test('somebody taken out by a slip is back with the number by one more tap (A24)', async () => {
  const marte = { name: 'Marte', number: '900 00 000' };
  const plan = { ...EMPTY, people: [marte], updatedAt: new Date().toISOString() };
  const { saved } = await show('/plan?card=people', { plan });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Marte' }));
  await waitFor(() => expect(saved()).toEqual([{ people: [] }]));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Marte' }));
  await waitFor(() => expect(saved()).toEqual([{ people: [] }, { people: [marte] }]));
});

test('each card that is read has its heading in focus', async () => {
  const plan = { ...EMPTY, alone: ['Musikk'], places: ['Biblioteket'], updatedAt: new Date().toISOString() };
  const { page } = await show('/plan?read=alone', { plan });
  await page.findText('Musikk');
  await page.press(no.read.next);
  await page.findText('Biblioteket');
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 })));
});

/** A stand-in for the phone's own list of contacts, which one browser offers; somebody chooses these. */
function withPhoneContacts(select: () => Promise<object[]>): void {
  Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } });
  atEndOfTest(() => void Reflect.deleteProperty(navigator, 'contacts'));
}

test('without the phone’s own contacts nothing is said of them', async () => {
  await show('/plan?card=people');
  expect(await screen.findByLabelText(no.name)).toBeTruthy();
  expect(screen.queryByText(no.fromPhone)).toBeNull();
});

test('who is chosen in the phone’s own contacts is kept, with a number that can be dialled; who is there stays', async () => {
  withPhoneContacts(() =>
    Promise.resolve([
      { name: ['Marte'], tel: ['hjemme', '900 00 000'] },
      { name: ['Ola'], tel: ['*100#'] },
      { name: [''], tel: ['900 00 001'] },
      { name: ['Kari'], tel: ['900 00 002'] },
    ]),
  );
  const people = [
    { name: 'Kari', number: '113' },
    { name: 'Marte', number: null },
  ];
  const { page, saved } = await show('/plan?card=people', { plan: { ...EMPTY, people } });
  await page.press(no.fromPhone);
  await waitFor(() =>
    expect(saved()).toEqual([
      { people: [people[0], { name: 'Marte', number: '900 00 000' }, { name: 'Ola', number: null }] },
    ]),
  );
  expect((await screen.findByLabelText<HTMLInputElement>(numberOf('Marte'))).value).toBe('900 00 000');
});

test('the phone’s list is opened after the yes alone, and whoever chooses nobody there has changed nothing', async () => {
  let opened = 0;
  withPhoneContacts(() => {
    opened += 1;
    return Promise.reject(new DOMException('', 'InvalidStateError'));
  });
  const { page, saved } = await show('/plan?card=people', { isGiven: false });
  await page.press(no.fromPhone);
  const yes = await screen.findByRole('checkbox', { name: no.consent.yes });
  await waitFor(() => expect(yes.getAttribute('aria-invalid')).toBe('true'));
  expect(opened).toBe(0);
  fireEvent.click(yes);
  await page.press(no.fromPhone);
  await waitFor(() => expect(opened).toBe(1));
  expect(saved()).toEqual([]);
});
