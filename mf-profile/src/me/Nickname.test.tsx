/** @jest-environment @spire/testing/browserEnvironment */
import { LIMITS } from '@spire/domain/limits';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { days } from '../days/messages/namespace.ts';
import { profile } from '../messages/namespace.ts';
import { me as namespace } from './messages/namespace.ts';
import MePage from './MePage.tsx';

async function open(fault?: Fault) {
  let kept: object = { nickname: 'Kari' };
  const graph = await startGraphStandIn({
    me: { profile: () => kept },
    mutations: { saveProfile: (input) => (kept = { ...kept, ...input }) },
  });
  if (fault !== undefined) graph.goWrong(fault, { of: 'SaveProfile' });
  const show = () => renderPage(<MePage />, { graph, namespaces: [profile, namespace, days] });
  const page = await show();
  await page.press('Endre kallenavn');
  return {
    page,
    show,
    field: () => page.findByRole('textbox', { name: 'Kallenavn' }),
    sent: () => graph.of('SaveProfile').map(({ variables }) => variables['input']),
  };
}

test('the field opens with the nickname in it and the focus on it', async () => {
  const { field } = await open();
  expect(await field()).toHaveProperty('value', 'Kari');
  expect(document.activeElement).toBe(await field());
});

test('a saved nickname is trimmed, shown and said to be saved, and the way back is where it was', async () => {
  const { page, sent } = await open();
  await page.write('Kallenavn', '  Ola ');
  await page.press('Lagre kallenavn');
  expect(await page.findByRole('heading', { name: 'Ola' })).toBeTruthy();
  expect(page.getByText('Kallenavnet er lagret.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Endre kallenavn' }));
  expect(sent()).toEqual([{ nickname: 'Ola' }]);
});

test('an empty, unseen or too long nickname is refused beside the field', async () => {
  const { page, field, sent } = await open();
  await page.write('Kallenavn', ' \t ');
  await page.press('Lagre kallenavn');
  expect(await page.findText('Skriv inn et navn eller kallenavn.')).toBeTruthy();
  await page.write('Kallenavn', '\u200B\u3164');
  await page.press('Lagre kallenavn');
  expect(await page.findText(/bare tegn som ikke synes/)).toBeTruthy();
  await page.write('Kallenavn', 'a'.repeat(LIMITS.nickname + 1));
  await page.press('Lagre kallenavn');
  expect(await page.findText(/Det er plass til 60 tegn/)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect(sent()).toEqual([]);
});

test('a failed save keeps the form open with what was written, and can be tried again', async () => {
  const { page, field } = await open(FAULTS.refuses('INTERNAL'));
  await page.write('Kallenavn', 'Ola');
  await page.press('Lagre kallenavn');
  expect(await page.findText('Kallenavnet ble ikke lagret')).toBeTruthy();
  expect(await field()).toHaveProperty('value', 'Ola');
  await page.press('Lagre kallenavn');
  expect(await page.findByRole('heading', { name: 'Ola' })).toBeTruthy();
});

test('what was being written is there again after a reload, until it is cancelled', async () => {
  const { page, show } = await open();
  await page.write('Kallenavn', 'Ola');
  page.unmount();
  const again = await show();
  expect(await again.findByLabelText('Kallenavn')).toHaveProperty('value', 'Ola');
  await again.press('Avbryt');
  expect(await again.findByRole('heading', { name: 'Kari' })).toBeTruthy();
});

test('who is signed in cannot always be read, which says so and costs nothing else', async () => {
  const graph = await startGraphStandIn();
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  const page = await renderPage(<MePage />, { graph, namespaces: [profile, namespace, days] });
  expect(await page.findText('Kunne ikke hente profilen')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findByRole('heading', { name: 'Bruker' })).toBeTruthy();
});
