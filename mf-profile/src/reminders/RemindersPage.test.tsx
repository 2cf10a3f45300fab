/** @jest-environment @spire/testing/browserEnvironment */
import { FIRST_REMINDERS, WEEKDAYS } from '@spire/domain/reminders';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn, type World } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, waitFor } from '@testing-library/react';
import { reminders } from './messages/namespace.ts';
import { deviceIdOf } from './push/subscription.ts';
import RemindersPage from './RemindersPage.tsx';

const PUSH_KEY = btoa('\u0004'.repeat(66)).replaceAll('/', '_');
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/anna';
const OFF = { isOn: false, ...FIRST_REMINDERS };
const SINCE = '2026-11-20T10:00:00.000Z';

/** A browser with push, as far as the page asks it; `answer` is what its person says when they are asked. */
function browserWithPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const asked: string[] = [];
  let subscription: object | null = null;
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array(66).fill(4).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      asked.push('unsubscribe');
      subscription = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      asked.push('subscribe');
      subscription = made;
      return Promise.resolve(made);
    },
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: () => {
      asked.push('permission');
      return Promise.resolve((notification.permission = answer));
    },
  };
  Object.assign(window, { PushManager: {}, Notification: notification });
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { asked, subscribed: () => pushManager.subscribe() };
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** An account that keeps what it is told. */
function account(me: Record<string, unknown> = {}) {
  const devices: object[] = [];
  const kept: Record<string, unknown> = { pushKey: PUSH_KEY, reminder: OFF, pushDevices: devices, ...me };
  const mutations: World['mutations'] = {
    saveReminder: (input) => (kept['reminder'] = { ...input }),
    savePushDevice: async ({ endpoint }) => {
      const device = { id: await deviceIdOf(String(endpoint)), userAgent: null, createdAt: SINCE };
      devices.push(device);
      return device;
    },
    deletePushDevice: () => true,
  };
  return { me: kept, mutations };
}

async function show(world: World = account()) {
  const graph = await startGraphStandIn(world);
  const page = await renderPage(<RemindersPage />, { graph, path: '/reminders', namespaces: [reminders] });
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await page.findByRole('button', { name: 'Legg i kalenderen' });
  const tick = (name: string) => fireEvent.click(page.getByRole('checkbox', { name }));
  const inputs = (operation: string) => graph.of(operation).map(({ variables }) => variables['input']);
  return { page, graph, names, tick, inputs };
}

test('nothing happens before it is asked for; then the browser is asked, the account told, and the page says so', async () => {
  const { asked } = browserWithPush('granted');
  const { page, inputs, tick } = await show();
  expect(asked).toEqual([]);
  tick('Hvordan gikk det?');
  await page.write('Når på dagen?', '18:30');
  await page.press('Slå på påminnelser her');
  expect(await page.findText('Påminnelsene er på')).toBeTruthy();
  expect(asked).toEqual(['permission', 'subscribe']);
  expect(inputs('SavePushDevice')).toEqual([{ endpoint: ENDPOINT, p256dh: 'p', auth: 'a' }]);
  const chosen = { kinds: ['checkIn', 'afterwards'], days: [...WEEKDAYS], time: '18:30' };
  expect(inputs('SaveReminder')).toEqual([{ isOn: true, ...chosen }]);
  expect(page.getByText('Du får dem i denne nettleseren, hver dag klokken 18:30.')).toBeTruthy();
  expect(page.getByLabelText('Når på dagen?')).toHaveProperty('value', '18:30');

  await page.press('Slå av påminnelsene');
  expect(await page.findText('Påminnelsene er av.')).toBeTruthy();
  expect(inputs('SaveReminder').at(-1)).toEqual({ isOn: false, ...chosen });
});

test.each([
  ['denied', /Nettleseren blokkerer varsler|Ingenting er slått på/],
  ['default', 'Ingenting er slått på'],
] as const)('where the browser gets no yes (%s), nothing is on and the page says what to do', async (answer, title) => {
  browserWithPush(answer);
  const { page, inputs } = await show();
  await page.press('Slå på påminnelser her');
  expect(await page.findText(title)).toBeTruthy();
  expect([...inputs('SavePushDevice'), ...inputs('SaveReminder')]).toEqual([]);
});

test('what was refused earlier is explained, and no button asks in vain', async () => {
  browserWithPush('denied', 'denied');
  const { page } = await show();
  expect(await page.findText('Nettleseren blokkerer varsler fra Spire')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Slå på påminnelser her' })).toBeNull();
});

test('where the service sends nothing, or the browser takes nothing, the calendar is the way', async () => {
  const { page, names, graph } = await show(account({ pushKey: null }));
  expect(await page.findText('Spire sender ingen varsler her')).toBeTruthy();
  const before = graph.requests.length;
  await page.write('Når på dagen?', '18:30');
  await page.press('Legg i kalenderen');
  expect(await page.findText('Filen er klar')).toBeTruthy();
  expect(names).toEqual(['spire-paaminnelse.ics']);
  expect(graph.requests).toHaveLength(before);
  expect(page.getByLabelText('Når på dagen?')).toHaveProperty('value', '18:30');
});

test('without a day, a thing or a time nothing is asked, and each says so beside itself', async () => {
  const { asked } = browserWithPush('granted');
  const { page, names, tick } = await show();
  tick('Å kjenne etter hvordan du har det');
  for (const day of ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'])
    fireEvent.click(page.getByRole('button', { name: day }));
  await page.write('Når på dagen?', '');
  for (const way of ['Legg i kalenderen', 'Slå på påminnelser her']) {
    await page.press(way);
    expect(await page.findAllByText('Velg minst én.')).toHaveLength(2);
    expect(page.getByText('Velg et klokkeslett.')).toBeTruthy();
  }
  expect([...names, ...asked]).toEqual([]);
});

test('what others may see is shown as it is chosen', async () => {
  const { page, tick } = await show();
  expect(page.queryByText('Hvordan ble dagen?')).toBeNull();
  tick('Hvordan gikk det?');
  expect(page.getByText('Hvordan ble dagen?')).toBeTruthy();
});

test('what is not saved is said, and stays in the form', async () => {
  browserWithPush('granted');
  const { page, graph } = await show();
  await page.write('Når på dagen?', '18:30');
  graph.goWrong(FAULTS.refuses('VALIDATION_FAILED'), { of: 'SaveReminder' });
  await page.press('Slå på påminnelser her');
  await waitFor(() => expect(page.getByRole('alert')).toBeTruthy());
  expect(page.queryByText('Påminnelsene er på')).toBeNull();
  expect(page.getByLabelText('Når på dagen?')).toHaveProperty('value', '18:30');
});

test('a browser whose address reminds somebody else subscribes anew, once', async () => {
  const { asked } = browserWithPush('granted');
  const { page, graph, inputs } = await show();
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SavePushDevice', times: 1 });
  await page.press('Slå på påminnelser her');
  expect(await page.findText('Påminnelsene er på')).toBeTruthy();
  expect(asked).toEqual(['permission', 'subscribe', 'unsubscribe', 'subscribe']);
  expect(inputs('SavePushDevice')).toHaveLength(2);
});

test('a mode that keeps everything quiet is named', async () => {
  const on = { reminder: { ...OFF, isOn: true }, settings: { brainInjuryMode: true, lowEnergyToday: true } };
  const { page } = await show(account(on));
  expect(await page.findText('Skånsom modus er på. Da sender Spire ingenting.')).toBeTruthy();
  expect(page.getByText('Påminnelsene er på, men ikke i denne nettleseren.')).toBeTruthy();
});

test('a browser is removed by itself, and takes nothing more where it is this one', async () => {
  const { asked, subscribed } = browserWithPush('granted', 'granted');
  await subscribed();
  const own = { id: await deviceIdOf(ENDPOINT), userAgent: 'Firefox/140 Android', createdAt: SINCE };
  const other = { id: '7d4c5f7e-0d52-4f0e-9d0c-2d8f1f4c9a11', userAgent: 'Edg/140 Windows', createdAt: SINCE };
  const { page, graph } = await show(account({ reminder: { ...OFF, isOn: true }, pushDevices: [own, other] }));
  expect(await page.findText('Firefox på Android, den du bruker nå')).toBeTruthy();
  await page.press('Fjern Edge på Windows');
  await waitFor(() => expect(page.queryByText('Edge på Windows')).toBeNull());
  expect(asked).toEqual(['subscribe']);
  await page.press('Fjern Firefox på Android');
  await waitFor(() => expect(asked).toEqual(['subscribe', 'unsubscribe']));
  expect(graph.of('DeletePushDevice').map(({ variables }) => variables['id'])).toEqual([other.id, own.id]);
});
