/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { fireEvent, waitFor } from '@testing-library/react';
import { FORM, startMemories, walkIn } from '../testing/memoryWorld.tsx';

const EMPTY_TITLE = 'Her er det plass til gode minner';
const FAILED_TITLE = 'Kunne ikke hente minnene';
const gone = FAULTS.refuses('UNAVAILABLE');

test('a failure is never shown as an empty bank, and can be tried again', async () => {
  const graph = await startMemories(2);
  graph.goWrong(gone, { of: 'Memories' });
  const page = await walkIn(graph);
  expect(await page.findText(FAILED_TITLE)).toBeTruthy();
  expect(page.queryByText(EMPTY_TITLE)).toBeNull();
  await page.press('Prøv igjen');
  await page.findText('Minne 1');
  expect(page.queryByText(FAILED_TITLE)).toBeNull();
});

test('the last copy stays in sight when a later request fails', async () => {
  const graph = await startMemories(2);
  const page = await walkIn(graph);
  await page.findText('Minne 1');
  await page.goTo('Verktøy');
  graph.goWrong(gone);
  await page.goTo('Minner');
  expect(await page.findText('Slik så det ut sist.')).toBeTruthy();
  expect(page.titles()).toEqual(['Minne 0', 'Minne 1']);
});

test('a memory that could not be deleted is there, and it is said', async () => {
  const graph = await startMemories(1);
  const page = await walkIn(graph, '/memory-bank?memory=m0');
  // The page of the memory stands once its own question is answered.
  await waitFor(() => expect(graph.of('OneMemory').length).toBeGreaterThan(0));
  await page.findText('Noe godt');
  await page.press('Mer');
  await page.press('Slett minnet');
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'DeleteMemory' });
  await page.press('Slett minnet');
  expect((await page.findByRole('alert')).textContent).toBe('Kunne ikke slette minnetPrøv igjen.');
});

test('an empty bank has one way on, which leads to the first memory', async () => {
  const page = await walkIn(await startMemories(0));
  await page.findText(EMPTY_TITLE);
  expect(page.queryByRole('textbox')).toBeNull();
  page.getByRole('link', { name: 'Legg til ditt første minne' }).click();
  await page.arriveAt(FORM);
});

test('a memory begun and not saved is what the button continues', async () => {
  const page = await walkIn(await startMemories(1), FORM);
  await page.write('Hva vil du kalle det?', 'Kaffe');
  await page.goTo('Minner');
  (await page.findByRole('link', { name: 'Fortsett på minnet ditt' })).click();
  expect(await page.findByLabelText('Hva vil du kalle det?')).toHaveProperty('value', 'Kaffe');
});

test('a chip shows its category alone, and pressed again all of them', async () => {
  const page = await walkIn(await startMemories(3));
  await page.press('Ro');
  await waitFor(() => expect(page.titles()).toEqual(['Minne 0', 'Minne 2']));
  await page.press('Ro');
  await waitFor(() => expect(page.titles()).toHaveLength(3));
});

test('memories stand year by year, those without a date last, and the choice is remembered', async () => {
  const graph = await startMemories(3, undefined, { first: { date: null } });
  const page = await walkIn(graph);
  await page.findText('Minne 1');
  fireEvent.click(await page.findByRole('radio', { name: 'År for år' }));
  await waitFor(() =>
    expect(page.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['2026', 'Uten dato']),
  );
  const rows = page.getAllByRole('listitem').map(({ textContent }) => /Minne \d/.exec(textContent)?.[0]);
  expect(rows).toEqual(['Minne 1', 'Minne 2', 'Minne 0']);
  page.unmount();
  const again = await walkIn(graph);
  expect(await again.findByRole('heading', { level: 2, name: 'Uten dato' })).toBeTruthy();
});

test('words are looked for by the graph once they rest, and what finds nothing is not an empty bank', async () => {
  const graph = await startMemories(3);
  const page = await walkIn(graph);
  await page.write('Søk i minnene', 'minne 2');
  await waitFor(() => expect(page.titles()).toEqual(['Minne 2']));
  await page.write('Søk i minnene', 'noe helt annet');
  expect(await page.findText(/^Ingen minner funnet\./)).toBeTruthy();
  expect(page.queryByText(EMPTY_TITLE)).toBeNull();
  expect(graph.of('Memories').map(({ variables }) => variables['search'])).toEqual([
    undefined,
    'minne 2',
    'noe helt annet',
  ]);
  await page.press('Vis alle minnene');
  await waitFor(() => expect(page.titles()).toHaveLength(3));
  expect(document.activeElement).toBe(page.getByLabelText('Søk i minnene'));
});

test('of a single memory there is nothing to find; of two there is', async () => {
  const page = await walkIn(await startMemories(1));
  await page.findText('Minne 0');
  expect(page.queryByLabelText('Søk i minnene')).toBeNull();
  page.unmount();
  const other = await walkIn(await startMemories(2));
  await other.findText('Minne 0');
  expect(other.getByLabelText('Søk i minnene')).toBeTruthy();
});

test('at random another one is shown by a press alone, and none twice before all are seen', async () => {
  const graph = await startMemories(3);
  const page = await walkIn(graph, '/memory-bank?pick=random');
  for (const title of ['Minne 0', 'Minne 1', 'Minne 2']) {
    await page.findByRole('heading', { level: 1, name: title });
    await page.press('Vis et annet');
  }
  await page.findByRole('heading', { level: 1, name: 'Minne 0' });
  expect(graph.of('PickedMemory').map(({ variables }) => variables['seen'])).toEqual([
    [],
    ['m0'],
    ['m0', 'm1'],
    ['m0', 'm1', 'm2'],
  ]);
});

test('where there is none of a year ago, it says so, and leads to one at random', async () => {
  const page = await walkIn(await startMemories(0), '/memory-bank?pick=yearAgo');
  expect(await page.findByRole('heading', { level: 2, name: 'Ingen minner fra den tiden' })).toBeTruthy();
  expect(page.queryByText(/slettet/)).toBeNull();
  expect(page.getByRole('link', { name: 'Et tilfeldig minne' }).getAttribute('href')).toContain('pick=random');
});

test('a list that was grown keeps its length after leaving and coming back', async () => {
  const graph = await startMemories(120);
  const page = await walkIn(graph);
  await page.press('Vis mer');
  await page.findText('Viser 100 av 120 minner');
  await page.goTo('Verktøy');
  await page.goTo('Minner');
  await waitFor(() => expect(graph.of('Memories')).toHaveLength(3));
  expect(page.titles()).toHaveLength(100);
  await page.press('Vis mer');
  await page.findText('120 minner');
  expect(new Set(page.titles()).size).toBe(120);
});

test('what is there stays when more of it cannot be fetched, and more can be tried again', async () => {
  const graph = await startMemories(55);
  const page = await walkIn(graph);
  await page.findText('Minne 49');
  graph.goWrong(gone);
  await page.press('Vis mer');
  expect(await page.findText(/Vi fikk ikke hentet flere minner/)).toBeTruthy();
  expect(page.titles()).toHaveLength(50);
  await page.press('Prøv igjen');
  await page.findText('55 minner');
});

test('what nobody has said is not shown as if they had', async () => {
  const untold = { told: [], category: 'inspirasjon', goodnessRating: 5, effortRating: 5 } as const;
  const page = await walkIn(await startMemories(1, undefined, { first: untold }), '/memory-bank?memory=m0');
  await page.findByRole('heading', { level: 1, name: 'Minne 0' });
  for (const words of ['Inspirasjon', /glede/, /Krevde/]) expect(page.queryByText(words)).toBeNull();
});

test('what was said is shown in words', async () => {
  const page = await walkIn(await startMemories(1), '/memory-bank?memory=m0');
  expect(await page.findText('Mye glede')).toBeTruthy();
  expect(page.getByText('Krevde lite')).toBeTruthy();
  expect(page.getByText('Ro')).toBeTruthy();
});

test('from a memory one goes on to the next, and a deleted one says that it is not here', async () => {
  const page = await walkIn(await startMemories(2), '/memory-bank?memory=m0');
  (await page.findByRole('link', { name: 'Neste' })).click();
  await page.findByRole('heading', { level: 1, name: 'Minne 1' });
  page.unmount();
  const other = await walkIn(await startMemories(1), '/memory-bank?memory=gone');
  expect(await other.findByRole('heading', { level: 1, name: 'Dette minnet er ikke her' })).toBeTruthy();
  other.unmount();
  const third = await walkIn(await startMemories(1), '/memory-bank?memory=gone&view=edit');
  expect(await third.findByRole('heading', { level: 1, name: 'Dette minnet er ikke her' })).toBeTruthy();
});
