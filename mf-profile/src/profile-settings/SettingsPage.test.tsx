/** @jest-environment @spire/testing/browserEnvironment */
import { profileForm } from '@spire/profile-form/messages/namespace';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import SettingsDemoPage from './SettingsDemoPage.tsx';
import SettingsPage from './SettingsPage.tsx';

const KNOWN = {
  nickname: 'Kari',
  considerations: ['fatigue'],
  specificChallenge: 'Lys er verst.',
  capacityLevel: 'limited',
  goals: ['peace'],
  avoidSuggestions: ['exercise'],
  socialSafetyFactors: ['own_pace'],
};
const AGREED = [{ kind: 'health', isGiven: true }];
const SAVE = 'Lagre endringene';

async function show({ known = KNOWN, consents = AGREED, Page = SettingsPage } = {}) {
  const graph = await startGraphStandIn({
    me: { profile: known, consents },
    mutations: { saveProfile: (input) => input, decideConsent: (input) => input },
  });
  const page = await renderPage(<Page />, { graph, path: '/profile-settings', namespaces: [profile, profileForm] });
  await page.findByLabelText('Kallenavn');
  const sent = () => graph.of('SaveSettings').map(({ variables }) => variables['input']);
  return { graph, page, sent };
}
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('everything that was told is there, and what is changed is saved as a whole', async () => {
  const { page, sent } = await show();
  expect(page.getByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
  expect(page.getByLabelText(/Med egne ord/)).toHaveProperty('value', 'Lys er verst.');
  for (const name of ['Utmattelse', 'Mer ro', 'Trening'])
    expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true);
  await page.write('Kallenavn', ' Káre Áhkká ');
  choose('Mer glede');
  choose('Korte møter (under 2 timer)');
  fireEvent.click(screen.getByRole('radio', { name: /Lav kapasitet/ }));
  await page.press(SAVE);
  expect(await heading('Profilen er oppdatert!')).toBeTruthy();
  expect(sent()).toEqual([
    {
      ...KNOWN,
      nickname: 'Káre Áhkká',
      capacityLevel: 'low',
      goals: ['peace', 'joy'],
      socialSafetyFactors: ['own_pace', 'short_meetings'],
      language: 'no',
    },
  ]);
  await page.press('Bli her');
  expect(await page.findByLabelText('Kallenavn')).toHaveProperty('value', 'Káre Áhkká');
});

test('what is missing is said beside each field, in the words of the specification, and nothing is sent', async () => {
  const { page, sent } = await show({ known: { ...KNOWN, considerations: [], goals: [] } });
  await page.write('Kallenavn', '   ');
  await page.press(SAVE);
  for (const text of [
    'Fyll inn navn eller kallenavn.',
    'Velg minst ett hensyn appen skal ta.',
    'Velg minst ett mål du vil ha støtte til.',
  ])
    expect(page.getByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Kallenavn')));
  expect(sent()).toEqual([]);
});

test.each([
  ['Utmattelse', 'Velg minst ett hensyn appen skal ta.', 'Mye stress'],
  ['Mer ro', 'Velg minst ett mål du vil ha støtte til.', 'Mer glede'],
])('the last of a required list stays, and says why, until there is another: %s', async (last, why, other) => {
  const { page, sent } = await show();
  const box = () => screen.getByRole('checkbox', { name: last });
  choose(last);
  expect(box()).toHaveProperty('checked', true);
  expect(page.getByText(why)).toBeTruthy();
  choose(other);
  expect(page.queryByText(why)).toBeNull();
  choose(last);
  expect(box()).toHaveProperty('checked', false);
  await page.press(SAVE);
  expect(await heading('Profilen er oppdatert!')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test('a cross beside the last answer takes nothing away, and keeps the focus', async () => {
  const { page } = await show();
  const cross = screen.getByRole('button', { name: 'Fjern Utmattelse' });
  cross.focus();
  fireEvent.click(cross);
  expect(document.activeElement).toBe(cross);
  expect(page.getByText('Velg minst ett hensyn appen skal ta.')).toBeTruthy();
});

test('what tells of health is asked for here too, and the yes goes before it', async () => {
  const { graph, page, sent } = await show({ known: { ...KNOWN, considerations: ['feeling_fine'] }, consents: [] });
  choose('Angst');
  await page.press(SAVE);
  expect(page.getByText(/Kryss av i ruten/)).toBeTruthy();
  const yes = screen.getByRole('checkbox', { name: /^Spire kan lagre dette/ });
  expect(yes.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(yes));
  choose('Spire kan lagre dette om helsen min, så forslagene passer meg. Jeg kan ombestemme meg når som helst.');
  await page.press(SAVE);
  expect(await heading('Profilen er oppdatert!')).toBeTruthy();
  const names = graph.requests.map(({ operation }) => operation).filter((name) => name !== 'ProfileSettings');
  expect(names.slice(0, 2)).toEqual(['DecideHealthConsent', 'SaveSettings']);
  expect(sent()[0]).toMatchObject({ considerations: ['feeling_fine', 'anxiety'] });
});

test('what is not saved yet says so, outlives a reload, and can be discarded', async () => {
  const { graph, page } = await show();
  expect(page.queryByText(/ikke er lagret ennå/)).toBeNull();
  await page.write('Kallenavn', 'Kåre');
  expect(page.getByText(/ikke er lagret ennå/)).toBeTruthy();
  page.unmount();
  const again = await renderPage(<SettingsPage />, {
    graph,
    path: '/profile-settings',
    namespaces: [profile, profileForm],
  });
  expect(await again.findByLabelText('Kallenavn')).toHaveProperty('value', 'Kåre');
  await again.press('Forkast endringene');
  expect(again.getByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
});

test('a save that fails keeps everything, and can be tried again', async () => {
  const { graph, page, sent } = await show();
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'SaveSettings' });
  await page.write('Kallenavn', 'Kåre');
  await page.press(SAVE);
  expect((await page.findByRole('alert')).textContent).toMatch(
    /Feil ved lagring.*Kunne ikke lagre endringene\. Prøv igjen\./,
  );
  await page.press(SAVE);
  expect(await heading('Profilen er oppdatert!')).toBeTruthy();
  expect(sent()).toHaveLength(2);
});

test.each([
  ['INTERNAL', /Feil ved lagring.*Oppdateringen av profilen mislyktes/],
  ['UNAUTHENTICATED', /Du må være innlogget.*Logg inn for å lagre profilen\./],
] as const)('a save refused with %s says why', async (code, words) => {
  const { graph, page } = await show();
  graph.goWrong(FAULTS.refuses(code), { of: 'SaveSettings', times: 2 });
  await page.write('Kallenavn', 'Kåre');
  await page.press(SAVE);
  expect((await page.findByRole('alert')).textContent).toMatch(words);
});

test('a profile that cannot be had says so', async () => {
  const graph = await startGraphStandIn();
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'ProfileSettings', times: 9 });
  const page = await renderPage(<SettingsPage />, { graph, namespaces: [profile, profileForm] });
  expect(await page.findText('Kunne ikke hente profildata. Prøv igjen.')).toBeTruthy();
});

test('the trial saves nothing, and says so', async () => {
  const { graph, page } = await show({ Page: SettingsDemoPage });
  expect(page.getByText(/Ingenting lagres/)).toBeTruthy();
  await page.write('Kallenavn', 'Ola');
  await page.press(SAVE);
  expect(await page.findText('Slik ville det blitt lagret. Ingenting er sendt.')).toBeTruthy();
  expect(page.getByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
  expect(graph.requests).toEqual([]);
});
