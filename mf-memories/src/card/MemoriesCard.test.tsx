/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startMemories, walkIn } from '../testing/memoryWorld.tsx';

test('the newest memory comes first, and a hand moves on through all of them', async () => {
  const graph = await startMemories(22);
  const page = await walkIn(graph, '/home');
  for (let index = 0; index < 21; index += 1) {
    await page.findText(`Minne ${index}`);
    await page.press('Neste minne');
  }
  expect(await page.findText('Minne 21')).toBeTruthy();
  expect(page.getByText('22/22')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Neste minne' }).getAttribute('aria-disabled')).toBe('true');
  expect(graph.of('Memories')).toHaveLength(2);
});

test('a memory that cannot be fetched leaves the one in sight where it is', async () => {
  const graph = await startMemories(21);
  const page = await walkIn(graph, '/home');
  await page.findText('Minne 0');
  for (let index = 0; index < 19; index += 1) await page.press('Neste minne');
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  await page.press('Neste minne');
  expect(await page.findText(/Vi fikk ikke hentet flere minner/)).toBeTruthy();
  expect(page.getByText('Minne 19')).toBeTruthy();
});

test('a failure is not an invitation to a first memory', async () => {
  const graph = await startMemories(1);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  const page = await walkIn(graph, '/home');
  expect(await page.findByRole('heading', { level: 3, name: 'Kunne ikke hente minnene' })).toBeTruthy();
  expect(page.queryByText(/Når du har lagret et godt minne/)).toBeNull();
});
