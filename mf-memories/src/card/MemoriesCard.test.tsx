/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { todaysDate } from '@spire/client';
import { waitFor } from '@testing-library/react';
import { startMemories, walkIn } from '../testing/memoryWorld.tsx';

test('the newest memory comes first, and a hand moves on through all of them', async () => {
  const graph = await startMemories(52);
  const page = await walkIn(graph, '/home');
  for (let index = 0; index < 51; index += 1) {
    await page.findText(`Minne ${index}`);
    await page.press('Neste minne');
  }
  expect(await page.findText('Minne 51')).toBeTruthy();
  expect(page.getByText('52/52')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Neste minne' }).getAttribute('aria-disabled')).toBe('true');
  expect(graph.of('Memories')).toHaveLength(2);
});

test('a memory that cannot be fetched leaves the one in sight where it is', async () => {
  const graph = await startMemories(51);
  const page = await walkIn(graph, '/home');
  await page.findText('Minne 0');
  for (let index = 0; index < 49; index += 1) await page.press('Neste minne');
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  await page.press('Neste minne');
  expect(await page.findText(/Vi fikk ikke hentet flere minner/)).toBeTruthy();
  expect(page.getByText('Minne 49')).toBeTruthy();
});

test('a failure is not an invitation to a first memory', async () => {
  const graph = await startMemories(1);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'Memories' });
  const page = await walkIn(graph, '/home');
  expect(await page.findByRole('heading', { level: 3, name: 'Kunne ikke hente minnene' })).toBeTruthy();
  expect(page.queryByText(/Når du har lagret et godt minne/)).toBeNull();
});

test('a day that cannot be known keeps no memory away', async () => {
  const graph = await startMemories(1);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'HardDay' });
  const page = await walkIn(graph, '/home');
  expect(await page.findText('Minne 0')).toBeTruthy();
});

test('on a hard day one gentle memory is offered, and can be declined', async () => {
  const mood = { id: 'mood', date: todaysDate(), mood: 2 };
  const graph = await startMemories(3, undefined, { mood });
  const page = await walkIn(graph, '/home');
  expect(await page.findByRole('heading', { level: 2, name: 'Noe godt å hvile i' })).toBeTruthy();
  expect(graph.of('PickedMemory').map(({ variables }) => variables)).toMatchObject([
    { by: 'hardDay', date: todaysDate(), rather: ['ro', 'trygghet', 'glede'] },
  ]);
  await page.press('Ikke nå');
  await waitFor(() => expect(page.queryByText('Noe godt å hvile i')).toBeNull());
  // Nor when they come back that day.
  await page.goTo('Minner');
  await page.goTo('Hjem');
  await waitFor(() => expect(page.queryByText('Henter minnene dine')).toBeNull());
  expect(page.queryByText('Noe godt å hvile i')).toBeNull();
});

test('a day that asks for calm begins with a fitting memory, and the others are beside it', async () => {
  const checkIn = { id: 'c', date: todaysDate(), needMore: ['ro'], whatIsGoodText: '' };
  const graph = await startMemories(3, undefined, { checkIn, picked: 2 });
  const page = await walkIn(graph, '/home');
  expect(await page.findText('Minne 2')).toBeTruthy();
  expect(page.getByText('3/3')).toBeTruthy();
  await page.press('Forrige minne');
  expect(await page.findText('Minne 1')).toBeTruthy();
});

test('a memory of this day in an earlier year stands first, and set aside it does not come again', async () => {
  const graph = await startMemories(3, undefined, { onThisDay: 'm2' });
  const page = await walkIn(graph, '/home');
  expect(await page.findText('Minne 2')).toBeTruthy();
  await page.press('Ikke vis dette');
  expect(await page.findText('Minne 0')).toBeTruthy();
  expect(graph.of('ChangeMemory').map(({ variables }) => variables['input'])).toMatchObject([
    { id: 'm2', marks: ['notOnItsDay'] },
  ]);
  await page.goTo('Minner');
  await page.goTo('Hjem');
  expect(await page.findText('Minne 0')).toBeTruthy();
  expect(page.queryByText('Ikke vis dette')).toBeNull();
});

test('on a hard day none of an earlier year stands there', async () => {
  const mood = { id: 'mood', date: todaysDate(), mood: 2 };
  const graph = await startMemories(3, undefined, { mood, onThisDay: 'm2' });
  const page = await walkIn(graph, '/home');
  expect(await page.findText('Noe godt å hvile i')).toBeTruthy();
  expect(page.queryByText('Ikke vis dette')).toBeNull();
});
