/** @jest-environment @spire/testing/browserEnvironment */
import { profileForm } from '@spire/profile-form/messages/namespace';
import { changeTrial, trialDay } from '@spire/remote-kit/trial';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { Visited } from '@spire/testing/Visited';
import { written } from '@spire/written/messages/namespace';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { onboarding } from './messages/namespace.ts';
import no from './messages/no.ts';
import SetupPage from './SetupPage.tsx';

async function setUp(profile: object = {}, consents: object[] = []) {
  const graph = await startGraphStandIn({
    me: { profile, consents },
    mutations: { saveProfile: ({ setup: _way, ...input }) => input, decideConsent: (input) => input },
  });
  const show = (path = '/setup?form=steps') =>
    renderPage(<SetupPage />, { graph, path, namespaces: [profileForm, onboarding] });
  return { graph, show };
}
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['show']>>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sentBy = (graph: Awaited<ReturnType<typeof setUp>>['graph']) =>
  graph.of('SaveProfile').map(({ variables }) => variables['input']);

const choose = async (option: string) => fireEvent.click(await screen.findByRole('checkbox', { name: option }));

const YES = 'Spire kan lagre dette om helsen min, så forslagene passer meg. Jeg kan ombestemme meg når som helst.';

/** The eight steps, up to the last button. */
async function answerAll({ press, write }: Page) {
  await write('Kallenavn', '  Kari ');
  await press('Neste');
  await heading('Hvilket språk passer deg?');
  await press('Neste');
  await choose('Utmattelse');
  await choose(YES);
  await press('Neste');
  await press('Ingen spesielle utfordringer');
  fireEvent.click(await screen.findByRole('radio', { name: /Begrenset kapasitet/ }));
  await press('Neste');
  await choose('Mer ro');
  await press('Neste');
  await press('Nei takk');
  await heading('Takk, Kari');
}

const READY = { nickname: 'Kari', considerations: ['fatigue'], capacityLevel: 'limited', goals: ['peace'] };
const AGREED = [{ kind: 'health', isGiven: true }];
const AT_SUMMARY = '/setup?step=8';

test('eight steps lead to a saved profile', async () => {
  const { graph, show } = await setUp();
  const page = await show();
  await answerAll(page);
  await page.press('Start appen');
  expect(await heading('Profilen er lagret')).toBeTruthy();
  expect(sentBy(graph)).toEqual([
    { ...READY, specificChallenge: '', avoidSuggestions: [], language: 'no', onboardingCompleted: true },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('onboarding'))).toEqual([]);
});

test('what tells of health is kept with a yes of its own, sent before it, and never without', async () => {
  const { graph, show } = await setUp({ ...READY, considerations: [] });
  const page = await show('/setup?step=3');
  await heading('Hva skal vi ta hensyn til?');
  expect(screen.queryByRole('checkbox', { name: YES })).toBeNull();
  await choose('Utmattelse');
  await page.press('Neste');
  expect(page.getByText(/Kryss av i ruten/)).toBeTruthy();
  await choose('Utmattelse');
  await choose('Har det fint, vil ta vare på overskuddet');
  expect(screen.queryByRole('checkbox', { name: YES })).toBeNull();
  await choose('Angst');
  await choose(YES);
  await page.press('Neste');
  await heading('Er det noe mer vi bør vite?');
  expect(graph.of('DecideHealthConsent')).toEqual([]);
  page.unmount();
  const again = await show(AT_SUMMARY);
  await again.press('Start appen');
  expect(await heading('Profilen er lagret')).toBeTruthy();
  const sent = graph.requests.map(({ operation }) => operation).filter((name) => /Decide|Save/.test(name));
  expect(sent).toEqual(['DecideHealthConsent', 'SaveProfile']);
  expect(graph.of('DecideHealthConsent')[0]?.variables['input']).toMatchObject({ kind: 'health', isGiven: true });
});

test('whoever has had a concussion is offered the calm view in that place, once', async () => {
  const { show } = await setUp({ ...READY, considerations: [] });
  const page = await show('/setup?step=3');
  await choose('Hjernerystelse eller hjerneskade');
  await page.press('Ja, rolig visning');
  expect(document.documentElement.dataset['calm']).toBe('true');
  expect(document.activeElement?.textContent).toBe('Rolig visning er på.');
  await page.press('Slå av');
  expect(document.documentElement.dataset['calm']).toBe('false');
});

test('a step that wants an answer is not left without one, and says what is wanted', async () => {
  const page = await (await setUp()).show();
  await page.press('Neste');
  expect(page.getByText('Skriv inn et kallenavn')).toBeTruthy();
  expect(await heading('Hva vil du bli kalt?')).toBeTruthy();
});

test('what was answered is there again after a reload, at the step shown last', async () => {
  const { show } = await setUp();
  const before = await show();
  await before.write('Kallenavn', 'Kari');
  await before.press('Neste');
  await heading('Hvilket språk passer deg?');
  before.unmount();
  const page = await show();
  expect(await heading('Hvilket språk passer deg?')).toBeTruthy();
  await page.press('Forrige');
  expect(await page.findByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
});

test('the wizard begins with what the account knows', async () => {
  const { show } = await setUp(READY, AGREED);
  await show(AT_SUMMARY);
  expect(await heading('Takk, Kari')).toBeTruthy();
});

test('a field that the server refuses leads to its step, and the words stand there until it is changed', async () => {
  const { graph, show } = await setUp(READY, AGREED);
  const fields = [{ field: 'nickname', code: 'TOO_LONG', limit: 3 } as const];
  graph.goWrong(FAULTS.refuses('VALIDATION_FAILED', { fields }), { of: 'SaveProfile' });
  const page = await show(AT_SUMMARY);
  await page.press('Start appen');
  expect(await heading('Hva vil du bli kalt?')).toBeTruthy();
  const nickname = page.getByLabelText('Kallenavn');
  expect(nickname.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText(/Det er plass til 3 tegn/)).toBeTruthy();
  await page.write('Kallenavn', 'Kar');
  expect(nickname.getAttribute('aria-invalid')).toBeNull();
  await page.press('Til oppsummeringen');
  await page.press('Start appen');
  expect(await heading('Profilen er lagret')).toBeTruthy();
  expect(sentBy(graph)[1]).toMatchObject({ nickname: 'Kar', goals: ['peace'] });
});

test('a save that fails is told with why, keeps every answer, and can be tried again', async () => {
  const { graph, show } = await setUp();
  const page = await show();
  await answerAll(page);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'SaveProfile' });
  await page.press('Start appen');
  const notice = await page.findByRole('alert');
  expect(notice.textContent).toMatch(
    /Feil ved lagring.*Kunne ikke lagre profilen\. Prøv igjen\..*Svarene dine er ikke borte/,
  );
  expect(notice.textContent).toContain('Vi får ikke svar');
  await page.press('Start appen');
  expect(await heading('Profilen er lagret')).toBeTruthy();
  expect(sentBy(graph)[1]).toEqual(sentBy(graph)[0]);
});

test.each([
  ['INTERNAL', /Feil ved lagring.*Lagringen av profilen mislyktes/],
  ['UNAUTHENTICATED', /Du må være innlogget.*Logg inn for å lagre profilen\./],
] as const)('a save refused with %s says why', async (code, words) => {
  const { graph, show } = await setUp(READY, AGREED);
  graph.goWrong(FAULTS.refuses(code), { of: 'SaveProfile', times: 2 });
  const page = await show(AT_SUMMARY);
  await page.press('Start appen');
  expect((await page.findByRole('alert')).textContent).toMatch(words);
});

test('a profile that cannot be had can be asked for again', async () => {
  const { graph, show } = await setUp(READY, AGREED);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'MyProfile' });
  const page = await show(AT_SUMMARY);
  expect(await page.findText('Vi fikk ikke hentet profilen din')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await heading('Takk, Kari')).toBeTruthy();
});

describe('a page that is left and opened again', () => {
  /** A way out of the page and back, and how often Home was asked for by a page load, which jsdom does not do. */
  async function visit(profile: object, path = '/setup') {
    const home = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let stored = profile;
    const graph = await startGraphStandIn({
      me: { profile: () => stored, consents: AGREED },
      mutations: { saveProfile: ({ setup: _way, ...input }) => (stored = input), decideConsent: (input) => input },
    });
    const page = await renderPage(
      <Visited>
        <SetupPage />
      </Visited>,
      { graph, path, namespaces: [profileForm, onboarding, written] },
    );
    return { graph, page, loadsOfHome: () => home.mock.calls.length };
  }
  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState({}, '', '/');
  });

  test('goes Home once what was saved meanwhile is known, and shows no empty beginning to be saved over it', async () => {
    const { graph, page, loadsOfHome } = await visit({ onboardingCompleted: false });
    const { fault, letGo } = holdAnswer();
    await page.press('Hopp over');
    graph.goWrong(fault, { of: 'SaveProfile' });
    await page.press('Hopp over');
    await waitFor(() => expect(graph.of('SaveProfile')).toHaveLength(1));
    await page.press('Gå');
    letGo();
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('onboarding'))).toEqual([]));
    expect(loadsOfHome()).toBe(0);
    await page.press('Gå');
    await waitFor(() => expect(loadsOfHome()).toBe(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('goes Home when the save ends after it was opened again', async () => {
    const { graph, page, loadsOfHome } = await visit({ onboardingCompleted: false });
    const { fault, letGo } = holdAnswer();
    await page.press('Hopp over');
    graph.goWrong(fault, { of: 'SaveProfile' });
    await page.press('Hopp over');
    await waitFor(() => expect(graph.of('SaveProfile')).toHaveLength(1));
    await page.press('Gå');
    window.history.replaceState({}, '', '/setup');
    letGo();
    await waitFor(() => expect(loadsOfHome()).toBe(1));
  });

  test('asked for by the name of a form it begins with what is stored, for a finished account too', async () => {
    const { page, loadsOfHome } = await visit({ ...READY, onboardingCompleted: true }, '/setup?form=steps&step=8');
    expect(await heading('Takk, Kari')).toBeTruthy();
    expect(loadsOfHome()).toBe(0);
    fireEvent.click((await screen.findAllByRole('button', { name: /^Endre/ }))[0] ?? document.body);
    await page.arriveAt('/setup?form=steps&step=1');
    expect(loadsOfHome()).toBe(0);
  });

  test('goes Home from help without a word of welcome', async () => {
    const { page, loadsOfHome } = await visit(
      { ...READY, specificChallenge: 'Jeg vil ikke leve lenger', onboardingCompleted: false },
      AT_SUMMARY,
    );
    await page.press('Start appen');
    await page.press('Fortsett');
    await waitFor(() => expect(loadsOfHome()).toBe(1));
    expect(screen.queryByText(no.saved.title)).toBeNull();
  });
});

describe('all on one page', () => {
  const START = 'Start appen';

  test('begins with what is answered, and takes it back to the steps', async () => {
    const { show } = await setUp();
    const page = await show();
    await page.write('Kallenavn', 'Kari');
    await page.press('Alt på én side i stedet');
    await heading('Fortell litt om deg');
    expect(await page.findByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
    await choose('Hjernetåke');
    await page.press('Ett spørsmål om gangen i stedet');
    await heading('Hva vil du bli kalt?');
    await page.press('Neste');
    await page.press('Neste');
    expect(await screen.findByRole('checkbox', { name: 'Hjernetåke' })).toHaveProperty('checked', true);
  });

  test('offers its own nineteen, and says what is missing until it can be sent', async () => {
    const { graph, show } = await setUp();
    const page = await show('/setup?form=onePage');
    await heading('Fortell litt om deg');
    expect(screen.queryByRole('checkbox', { name: 'Får medisinsk behandling' })).toBeNull();
    const start = screen.getByRole('button', { name: START });
    const missing = () => start.getAttribute('aria-disabled') === 'true';
    await page.press(START);
    expect(
      page.getByText(/Skriv inn et kallenavn\. Velg minst én utfordring\. Velg kapasitet\. Velg minst ett mål/),
    ).toBeTruthy();
    await page.write('Kallenavn', 'Kari');
    await choose('Hjernetåke');
    expect(page.getByText(/Kryss av i ruten/)).toBeTruthy();
    await choose(YES);
    fireEvent.click(screen.getByRole('radio', { name: /Begrenset kapasitet/ }));
    expect(missing()).toBe(true);
    await choose('Mer ro');
    expect(missing()).toBe(false);
    expect(graph.of('SaveProfile')).toEqual([]);
    await page.press(START);
    expect(await heading('Profilen er lagret')).toBeTruthy();
    expect(sentBy(graph)).toEqual([
      {
        ...READY,
        considerations: ['brain_fog'],
        specificChallenge: '',
        avoidSuggestions: [],
        language: 'no',
        onboardingCompleted: true,
      },
    ]);
  });

  test('a field that the server refuses says so in its place, and a failure loses nothing', async () => {
    const { graph, show } = await setUp(READY, AGREED);
    const fields = [{ field: 'nickname', code: 'TOO_LONG', limit: 3 } as const];
    graph.goWrong(FAULTS.refuses('VALIDATION_FAILED', { fields }), { of: 'SaveProfile' });
    const page = await show('/setup?form=onePage');
    await page.press(START);
    expect(await page.findText(/Det er plass til 3 tegn/)).toBeTruthy();
    const nickname = page.getByLabelText('Kallenavn');
    expect(nickname.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(nickname));
    graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'SaveProfile' });
    await page.write('Kallenavn', 'Kar');
    await page.press(START);
    expect((await page.findByRole('alert')).textContent).toMatch(/Feil ved lagring.*Svarene dine er ikke borte/);
    expect(nickname).toHaveProperty('value', 'Kar');
  });
});

describe('the short start', () => {
  const SHORT = '/setup';
  const pick = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
  const told = { considerations: [], specificChallenge: '', goals: [], avoidSuggestions: [], language: 'no' };
  const sent = { ...told, onboardingCompleted: true, setup: 'short' };

  test('a name, the energy and the yes to keeping it are all it takes', async () => {
    const { graph, show } = await setUp();
    const page = await show(SHORT);
    await heading('Hva vil du bli kalt?');
    await page.write('Kallenavn', ' Kari ');
    await page.press('Neste');
    await heading('Hvor mye orker du?');
    expect(screen.getByRole('checkbox', { name: YES })).toHaveProperty('checked', false);
    await pick(/^Litt/);
    await choose(YES);
    await page.press('Ferdig');
    expect(await heading('Profilen er lagret')).toBeTruthy();
    expect(sentBy(graph)).toEqual([{ ...sent, nickname: 'Kari', capacityLevel: 'limited' }]);
    const order = graph.requests.map(({ operation }) => operation).filter((name) => /Decide|Save/.test(name));
    expect(order).toEqual(['DecideHealthConsent', 'SaveProfile']);
    expect(Object.keys(localStorage).filter((key) => key.includes('onboarding'))).toEqual([]);
  });

  test('both can be skipped, and then nothing of health is sent, whatever was chosen', async () => {
    const { graph, show } = await setUp();
    const page = await show(SHORT);
    await page.press('Hopp over');
    await heading('Hvor mye orker du?');
    await pick(/^Lite/);
    await page.press('Hopp over');
    expect(await heading('Profilen er lagret')).toBeTruthy();
    expect(sentBy(graph)).toEqual([{ ...sent, nickname: '', capacityLevel: null }]);
    expect(graph.of('DecideHealthConsent')).toEqual([]);
  });

  test('the way on says beside the field what is missing, and sends nothing without it', async () => {
    const { graph, show } = await setUp();
    const page = await show(SHORT);
    await page.press('Neste');
    const name = page.getByLabelText('Kallenavn');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await page.write('Kallenavn', 'Kari');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    await page.press('Neste');
    await page.press('Ferdig');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await pick(/^Mye/);
    await page.press('Ferdig');
    const yes = screen.getByRole('checkbox', { name: YES });
    expect(yes.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(sentBy(graph)).toEqual([]);
  });

  test('what was answered outlives a reload, and goes along to all the questions and back', async () => {
    const { show } = await setUp();
    const before = await show(SHORT);
    await before.write('Kallenavn', 'Kari');
    await before.press('Neste');
    await heading('Hvor mye orker du?');
    await pick(/^En del/);
    before.unmount();
    const page = await show('/setup?part=2');
    expect(await screen.findByRole('radio', { name: /^En del/ })).toHaveProperty('checked', true);
    await page.press('Tilbake');
    expect(await page.findByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
    await page.press('Svar på alt nå');
    await page.findText(/Steg 1 av 8/);
    expect(page.getByLabelText('Kallenavn')).toHaveProperty('value', 'Kari');
  });

  test('a save that fails keeps both answers, and can be tried again', async () => {
    const { graph, show } = await setUp({ ...READY, considerations: [], goals: [] }, AGREED);
    const page = await show('/setup?part=2');
    await heading('Hvor mye orker du?');
    graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'SaveProfile' });
    await page.press('Ferdig');
    expect((await page.findByRole('alert')).textContent).toMatch(/Svarene dine er ikke borte/);
    await page.press('Ferdig');
    expect(await heading('Profilen er lagret')).toBeTruthy();
    expect(sentBy(graph)[1]).toEqual(sentBy(graph)[0]);
  });

  test.each([true, false])('names the leaf of a trial where one is on this device (%s)', async (isHere) => {
    const tried = { id: 'a', text: 'Kjenn på stoffet.', category: 'mindfulness', answer: 'tired' } as const;
    if (isHere) changeTrial({ tried: [{ ...tried, date: trialDay(), at: Date.now() }] });
    const { show } = await setUp();
    await show('/setup');
    await screen.findByLabelText('Kallenavn');
    expect(screen.queryByText(no.short.leaf) !== null).toBe(isHere);
  });
});
