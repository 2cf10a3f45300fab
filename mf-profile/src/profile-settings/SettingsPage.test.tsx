/** @jest-environment @spire/testing/browserEnvironment */
import { profileForm } from '@spire/profile-form/messages/namespace';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import messages from '../messages/no.ts';
import SettingsDemoPage from './SettingsDemoPage.tsx';
import SettingsPage from './SettingsPage.tsx';

const KNOWN = {
  nickname: 'Kari',
  considerations: ['fatigue'],
  specificChallenge: 'Lys er verst.',
  capacityLevel: 'limited' as string | null,
  goals: ['peace'],
  avoidSuggestions: ['exercise'],
  socialSafetyFactors: ['own_pace'],
};
const AGREED = [{ kind: 'health', isGiven: true }];
const SAVE = 'Lagre endringene';
const options = { path: '/profile-settings', namespaces: [profile, profileForm] };

async function show({ known = KNOWN, consents = AGREED, off = [] as string[], Page = SettingsPage } = {}) {
  const graph = await startGraphStandIn({
    me: { profile: known, consents, settings: { questionsOff: off } },
    mutations: {
      saveProfile: ({ onboardingCompleted: _done, ...input }) => ({ ...known, ...input }),
      decideConsent: (input) => input,
      saveSettings: (input) => input,
    },
  });
  const page = await renderPage(<Page />, { graph, ...options });
  await screen.findByText('Hva vi kaller deg');
  const sent = () => graph.of('SaveSettings').map(({ variables }) => variables['input']);
  return { graph, page, sent };
}

/** By its question, which is quicker to find than a role among so many. */
const row = (name: RegExp) =>
  screen.getByText(name, { selector: 'button > span > span' }).closest('button') as HTMLElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const choose = (name: string | RegExp) => fireEvent.click(box(name));

async function open(name: RegExp) {
  fireEvent.click(row(name));
  return waitFor(() => {
    const sheet = sheetHere();
    if (sheet === null) throw new Error('No sheet has opened');
    return sheet;
  });
}
const sheetHere = () => document.querySelector<HTMLElement>('[role="dialog"]');
const close = () => fireEvent.click(screen.getByText('Ferdig'));
const isClosed = () => waitFor(() => expect(sheetHere()).toBeNull());

test('every answer stands in its row, and what is chosen in a sheet is saved at once, and undone in place', async () => {
  const { sent } = await show();
  expect(row(/^Det vi tar hensyn til/).textContent).toContain('Utmattelse');
  expect(row(/^Noe mer vi bør vite/).textContent).toContain('«Lys er verst.»');
  const sheet = await open(/^Det du vil ha støtte til/);
  choose('Mer glede');
  expect(await within(sheet).findByText('Lagret')).toBeTruthy();
  expect(sent()).toEqual([{ goals: ['peace', 'joy'] }]);
  close();
  await isClosed();
  expect(row(/^Det du vil ha støtte til/).textContent).toContain('Mer ro, mer glede');
  fireEvent.click(screen.getByText('Angre'));
  await waitFor(() => expect(sent()[1]).toEqual({ goals: ['peace'] }));
  await waitFor(() => expect(row(/^Det du vil ha støtte til/).textContent).not.toContain('mer glede'));
});

test('chips pressed fast end as they were pressed last', async () => {
  const { sent } = await show();
  await open(/^Det du vil ha støtte til/);
  for (const name of ['Mer glede', 'Mer mestring', 'Mer ro']) choose(name);
  await waitFor(() => expect(sent().at(-1)).toEqual({ goals: ['joy', 'mastery'] }));
});

test('what is written is saved when its field is left, and once, whatever closes the sheet', async () => {
  const { page, sent } = await show();
  await open(/^Hva vi kaller deg/);
  await page.write('Kallenavn', ' Káre Áhkká ');
  fireEvent.blur(page.getByLabelText('Kallenavn'));
  close();
  await isClosed();
  await waitFor(() => expect(row(/^Hva vi kaller deg/).textContent).toContain('Káre Áhkká'));
  expect(sent()).toEqual([{ nickname: 'Káre Áhkká' }]);
});

test('words that cannot be saved stay, with why, through closing and a reload', async () => {
  const { graph, page, sent } = await show();
  await open(/^Hva vi kaller deg/);
  await page.write('Kallenavn', '   ');
  close();
  expect(await page.findText('Fyll inn navn eller kallenavn.')).toBeTruthy();
  const long = 'x'.repeat(300);
  await page.write('Kallenavn', long);
  fireEvent.keyDown(page.getByLabelText('Kallenavn'), { key: 'Escape' });
  await isClosed();
  expect(sent()).toEqual([]);
  page.unmount();
  const again = await renderPage(<SettingsPage />, { graph, ...options });
  await screen.findByText('Hva vi kaller deg');
  await open(/^Hva vi kaller deg/);
  expect(await again.findByLabelText('Kallenavn')).toHaveProperty('value', long);
});

test.each([
  [/^Det vi tar hensyn til/, 'Utmattelse', 'Velg minst ett hensyn appen skal ta.', 'Mye stress'],
  [/^Det du vil ha støtte til/, 'Mer ro', 'Velg minst ett mål du vil ha støtte til.', 'Mer glede'],
])('the last of a required list stays, and says why, until there is another: %s', async (name, last, why, other) => {
  const { page, sent } = await show();
  await open(name);
  choose(last);
  expect(box(last)).toHaveProperty('checked', true);
  expect(page.getByText(why)).toBeTruthy();
  choose(other);
  expect(page.queryByText(why)).toBeNull();
  choose(last);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(box(last)).toHaveProperty('checked', false);
});

test('what tells of health waits for its yes in the same sheet, and the yes goes before it', async () => {
  const { graph, page, sent } = await show({ known: { ...KNOWN, considerations: ['feeling_fine'] }, consents: [] });
  await open(/^Det vi tar hensyn til/);
  choose('Angst');
  const yes = box(/^Spire kan lagre dette/);
  expect(yes.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  graph.change({ consents: AGREED });
  choose(/^Spire kan lagre dette/);
  await waitFor(() => expect(graph.of('DecideHealthConsent')).toHaveLength(1));
  await waitFor(() => expect(yes.getAttribute('aria-invalid')).toBeNull());
  await waitFor(() => expect(box('Angst').getAttribute('aria-disabled')).toBeNull());
  choose('Angst');
  await waitFor(() => expect(sent()).toEqual([{ considerations: ['feeling_fine', 'anxiety'] }]));
  expect(page.queryByText(/Kryss av her først/)).toBeNull();
});

test('the yes is taken back with one question, and never by the first press', async () => {
  const { graph, page } = await show();
  await open(/^Det vi tar hensyn til/);
  choose(/^Spire kan lagre dette/);
  await page.press('Behold det');
  expect(graph.of('DecideHealthConsent')).toEqual([]);
  choose(/^Spire kan lagre dette/);
  await page.press('Slett det');
  expect(await page.findText('Det er slettet.')).toBeTruthy();
  expect(graph.of('DecideHealthConsent')[0]?.variables['input']).toMatchObject({ kind: 'health', isGiven: false });
});

test('energy that was never told is told with the yes to it', async () => {
  const { sent } = await show({ known: { ...KNOWN, capacityLevel: null }, consents: [] });
  await open(/^Hvor mye du orker/);
  fireEvent.click(box(/Lav kapasitet/));
  expect(box(/^Spire kan lagre/).getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('what is not saved keeps the new answer in its row, says so, and can be tried again', async () => {
  const { graph, page, sent } = await show();
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'SaveSettings' });
  await open(/^Hvor mye du orker/);
  fireEvent.click(box(/Lav kapasitet/));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  close();
  await isClosed();
  expect(row(/^Hvor mye du orker/).textContent).toContain('Lav kapasitet');
  await page.press('Prøv igjen');
  expect(await page.findText('Lagret')).toBeTruthy();
  expect(sent()).toEqual([{ capacityLevel: 'low' }, { capacityLevel: 'low' }]);
});

describe('the button at the end', () => {
  test('saves everything, says so, and leads home', async () => {
    const { page, sent } = await show();
    await page.press(SAVE);
    expect(await heading('Profilen er oppdatert!')).toBeTruthy();
    expect(sent()).toEqual([{ ...KNOWN, language: 'no', onboardingCompleted: true }]);
    await page.press('Bli her');
    expect(await screen.findByText('Hva vi kaller deg')).toBeTruthy();
  });

  test('says beside each row what is missing, in the words of the specification, and sends nothing', async () => {
    const empty = { ...KNOWN, nickname: '', considerations: [], goals: [] };
    const { page, sent } = await show({ known: empty });
    await page.press(SAVE);
    for (const text of [
      'Fyll inn navn eller kallenavn.',
      'Velg minst ett hensyn appen skal ta.',
      'Velg minst ett mål du vil ha støtte til.',
    ])
      expect(page.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row(/^Hva vi kaller deg/)));
    expect(sent()).toEqual([]);
    await open(/^Det du vil ha støtte til/);
    choose('Mer ro');
    close();
    await waitFor(() => expect(page.queryByText('Velg minst ett mål du vil ha støtte til.')).toBeNull());
  });

  test.each([
    ['INTERNAL', /Feil ved lagring.*Oppdateringen av profilen mislyktes/],
    ['UNAUTHENTICATED', /Du må være innlogget.*Logg inn for å lagre profilen\./],
  ] as const)('a save refused with %s says why', async (code, words) => {
    const { graph, page } = await show();
    graph.goWrong(FAULTS.refuses(code), { of: 'SaveSettings', times: 2 });
    await page.press(SAVE);
    expect((await page.findByRole('alert')).textContent).toMatch(words);
  });
});

test('whoever wanted no more questions finds the way back, and the way to all of them', async () => {
  const { graph } = await show({ off: ['capacityLevel', 'considerations', 'avoidSuggestions', 'goals', 'reminders'] });
  const ask = screen.getByRole('switch', { name: /Små spørsmål/ });
  expect(ask).toHaveProperty('checked', false);
  fireEvent.click(ask);
  await waitFor(() => expect(graph.of('SaveQuestions')[0]?.variables['input']).toEqual({ questionsOff: [] }));
  expect(screen.getByRole('link', { name: 'Svar på alt nå' }).getAttribute('href')).toBe('/setup?form=steps');
});

test('a profile that cannot be had says so', async () => {
  const graph = await startGraphStandIn();
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'ProfileSettings', times: 9 });
  const page = await renderPage(<SettingsPage />, { graph, ...options });
  expect(await page.findText('Kunne ikke hente profildata. Prøv igjen.')).toBeTruthy();
});

test('the trial saves nothing, and says so', async () => {
  const { graph, page } = await show({ Page: SettingsDemoPage });
  expect(page.getByText(/Ingenting lagres/)).toBeTruthy();
  await open(/^Hva vi kaller deg/);
  await page.write('Kallenavn', 'Ola');
  close();
  await isClosed();
  expect(row(/^Hva vi kaller deg/).textContent).toContain('Ola');
  const { saved } = messages.settings.row;
  const words = document.body.textContent;
  expect([words.includes(saved), words.includes(messages.settings.saveText)]).toEqual([false, false]);
  await page.press(SAVE);
  expect(await page.findText('Slik ville det blitt lagret. Ingenting er sendt.')).toBeTruthy();
  expect(row(/^Hva vi kaller deg/).textContent).toContain('Kari');
  expect(graph.requests).toEqual([]);
});
