/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn, type World } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { ownData } from './messages/namespace.ts';
import OwnData from './OwnData.tsx';

const JSON_TYPE = { 'content-type': 'application/json' };
const refusal = (status: number, code: string, fields: object[] = []) => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify({ error: { code, message: '', fields } }),
});
const DELETE = 'Slett kontoen for godt';

async function show(world: World = {}, facts = {}) {
  const graph = await startGraphStandIn({
    ...world,
    me: { profile: { onboardingCompleted: true }, ...world.me },
  });
  const page = await renderPage(<OwnData />, { graph, namespaces: [ownData], facts });
  const card = async (title: string) =>
    within((await page.findByRole('heading', { name: title })).closest('section') as HTMLElement);
  return { graph, page, card };
}

/** The files that the browser was given. */
function watchFiles() {
  const files: { name: string; content: Blob }[] = [];
  const made = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      made.set(`blob:${made.size}`, content);
      return `blob:${made.size - 1}`;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: made.get(this.href) ?? new Blob() });
  });
  return files;
}

test('the counts are those of the server, and a failure says so rather than nought', async () => {
  const { page, card } = await show({
    me: { growth: { checkInDays: 12, moodEntries: 9 }, memoryCategories: [{ count: 2 }, { count: 3 }] },
  });
  const kept = await card('Dine egne data');
  for (const [name, count] of [
    ['Minner', '5'],
    ['Innsjekker', '12'],
    ['Humør', '9'],
  ] as const)
    expect((await kept.findByText(name)).nextElementSibling?.textContent).toBe(count);
  expect(page.queryByText('Har du en fil fra Spire?')).toBeNull();
});

test('a summary that cannot be had says so, and the rest of the page stands', async () => {
  const graph = await startGraphStandIn();
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'OwnData', times: 9 });
  const page = await renderPage(<OwnData />, { graph, namespaces: [ownData] });
  expect(await page.findText('Kunne ikke laste dataoversikt')).toBeTruthy();
  expect(page.getByRole('button', { name: DELETE })).toBeTruthy();
});

test('everything is a file once all of it is here, and then only is it said', async () => {
  const files = watchFiles();
  const { page, graph } = await show({
    rest: { 'GET /api/privacy/export': () => ({ status: 200, headers: JSON_TYPE, body: '{"a":1}' }) },
  });
  await page.press('Last ned som fil for Spire');
  expect((await page.findAllByText(/^Filen heter spire-/)).length).toBeGreaterThan(0);
  expect(files.map(({ name, content }) => [name.replace(/\d{4}-\d\d-\d\d/, 'DAY'), content.size])).toEqual([
    ['spire-DAY.json', 7],
  ]);
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Data eksportert' }]);
  expect(graph.complaints).toEqual([]);
});

test('a file that breaks off half-way is none, and the page says that nothing was lost', async () => {
  const files = watchFiles();
  const { page } = await show({
    rest: { 'GET /api/privacy/export': () => ({ status: 200, headers: JSON_TYPE, body: '{"a":1}', isCut: true }) },
  });
  await page.press('Last ned for å lese');
  expect(await page.findText('Eksport mislyktes')).toBeTruthy();
  expect(files).toEqual([]);
  expect(page.toasts()).toEqual([]);
});

test('where the second factor is wanted it is asked for, and an old token is renewed once', async () => {
  const files = watchFiles();
  const answers = [
    refusal(403, 'SECOND_FACTOR_REQUIRED'),
    refusal(401, 'UNAUTHENTICATED'),
    { status: 200, headers: JSON_TYPE, body: '{}' },
  ];
  const { page } = await show({
    rest: { 'GET /api/privacy/export': () => answers.shift() ?? refusal(500, 'INTERNAL') },
  });
  page.keeper.renew.mockResolvedValue(true);
  await page.press('Last ned som tabell');
  await waitFor(() => expect(page.keeper.askFactor).toHaveBeenCalledTimes(1));
  expect(await page.findText('Eksport mislyktes')).toBeTruthy();
  await page.press('Last ned som tabell');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(page.keeper.renew).toHaveBeenCalledTimes(1);
});

test('a file on its way can be given up', async () => {
  const files = watchFiles();
  const { page } = await show({ rest: { 'GET /api/privacy/export': () => 'hang' } });
  await page.press('Last ned som tabell');
  await page.press('Avbryt');
  expect(await page.findText('Stoppet. Ingen fil er laget.')).toBeTruthy();
  expect(files).toEqual([]);
});

test('another address deletes nothing, says so beside the field, and the session stays', async () => {
  const { page } = await show({
    rest: {
      'DELETE /api/privacy/account': () => refusal(400, 'VALIDATION_FAILED', [{ field: 'confirm', code: 'INVALID' }]),
    },
  });
  await page.press(DELETE);
  expect(await page.findText('Skriv e-postadressen din her.')).toBeTruthy();
  await page.write('E-postadressen din', 'noen@example.no');
  await page.press(DELETE);
  expect(await page.findText('Dette er ikke adressen du logger inn med.')).toBeTruthy();
  expect(page.signOut).not.toHaveBeenCalled();
});

test('a deleted account is said to be gone before it is left, with nothing kept here', async () => {
  const sent: string[] = [];
  const { page } = await show({
    rest: {
      'DELETE /api/privacy/account': ({ body }) => {
        sent.push(body);
        return { status: 204, headers: {}, body: '' };
      },
    },
  });
  // The log-out tells of itself: what was asked for has to be said by then.
  let saidBefore: ReturnType<typeof page.toasts> = [];
  page.signOut.mockImplementationOnce(async () => {
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    saidBefore = page.toasts();
    return true;
  });
  await page.write('E-postadressen din', ' anna@example.no ');
  await page.press(DELETE);
  await waitFor(() => expect(saidBefore).toMatchObject([{ kind: 'success', title: 'Data slettet' }]));
  expect(page.signOut).toHaveBeenCalledWith({ isGone: true });
  expect(sent).toEqual(['{"confirm":"anna@example.no"}']);
});

test('a deletion that failed keeps the session, and says whom to write to', async () => {
  const { page } = await show(
    { rest: { 'DELETE /api/privacy/account': () => refusal(500, 'INTERNAL') } },
    { contact: 'hjelp@example.no' },
  );
  await page.write('E-postadressen din', 'anna@example.no');
  await page.press(DELETE);
  expect(await page.findText('Sletting mislyktes')).toBeTruthy();
  expect(page.getByText('Kunne ikke slette data. Kontakt brukerstøtte.')).toBeTruthy();
  expect(page.getByText('Skriv til hjelp@example.no.')).toBeTruthy();
  expect(page.signOut).not.toHaveBeenCalled();
});

test('a deletion whose answer was lost can be repeated: that nobody is there by then means it was done', async () => {
  let tries = 0;
  const { page } = await show({
    rest: { 'DELETE /api/privacy/account': () => (tries++ === 0 ? 'reset' : refusal(401, 'UNAUTHENTICATED')) },
  });
  await page.write('E-postadressen din', 'anna@example.no');
  await page.press(DELETE);
  expect(await page.findText(/vet ikke om kontoen er slettet/)).toBeTruthy();
  await page.press(DELETE);
  await waitFor(() => expect(page.signOut).toHaveBeenCalledWith({ isGone: true }));
});

test('each consent has its date and text; taking one back says so and what follows', async () => {
  const consents = [{ kind: 'ai', version: '2026-11', isGiven: true, decidedAt: '2026-11-20T10:00:00.000Z' }];
  const { page, graph } = await show({
    me: { consents },
    mutations: { decideConsent: (input) => ({ ...input, decidedAt: '2026-11-25T10:00:00.000Z' }) },
  });
  expect(await page.findText('Ja, 20. nov. 2026. Tekst 2026-11.')).toBeTruthy();
  expect(page.getAllByText('Ikke spurt ennå.').length).toBeGreaterThan(0);
  await page.press('Ta tilbake ja til KI');
  expect(await page.findText('Nei, 25. nov. 2026. Tekst 2026-11.')).toBeTruthy();
  expect(graph.of('DecideConsent').map(({ variables }) => variables['input'])).toEqual([
    { kind: 'ai', version: '2026-11', isGiven: false },
  ]);
});

test('the log is told in plain words, page by page', async () => {
  const accessLog = Array.from({ length: 12 }, (_, index) => ({
    id: `event-${index}`,
    kind: index === 0 ? 'password_changed' : 'sign_in',
    at: '2026-11-20T10:00:00.000Z',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/1 Safari/1',
  }));
  const { page } = await show({ me: { accessLog } });
  await page.press('Vis loggen');
  expect(await page.findText('Passordet ble endret')).toBeTruthy();
  expect(page.getAllByText('Du logget inn')).toHaveLength(9);
  await page.press('Vis mer');
  await waitFor(() => expect(page.getAllByText('Du logget inn')).toHaveLength(11));
  expect(page.getAllByText(/Chrome på Windows/)).toHaveLength(12);
});

describe('with nothing in the account yet', () => {
  const chosen = async (
    page: Awaited<ReturnType<typeof show>>['page'],
    text: string,
    name = 'spire-2026-11-25.json',
  ) => {
    const input = await page.findByLabelText('Velg fil');
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  };
  const OURS = JSON.stringify({ format: 'spire-export' });

  test('a file of another kind is not sent', async () => {
    const { page } = await show({ me: { profile: null } });
    await chosen(page, 'ferie', 'ferie.jpg');
    expect(await page.findText(/Dette er ikke en fil fra Spire/)).toBeTruthy();
  });

  test('what is wrong in a file is named', async () => {
    const wrong = () => refusal(400, 'VALIDATION_FAILED', [{ field: 'memories.3.title', code: 'REQUIRED' }]);
    const { page } = await show({ me: { profile: null }, rest: { 'POST /api/privacy/import': wrong } });
    await chosen(page, OURS);
    expect(await page.findText(/memories\.3\.title/)).toBeTruthy();
  });

  test('a file comes in, and the way leads to a Spire that knows of it', async () => {
    const { page } = await show({
      me: { profile: null },
      rest: { 'POST /api/privacy/import': () => ({ status: 204, headers: {}, body: '' }) },
    });
    await chosen(page, OURS);
    expect(await page.findText('Alt er hentet inn')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Åpne Spire' }).getAttribute('href')).toBe('/home');
  });
});
