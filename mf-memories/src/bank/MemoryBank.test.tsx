/** @jest-environment @spire/testing/browserEnvironment */
import { setAppearance } from '@spire/remote-kit';
import { FAULTS } from '@spire/testing/graphFaults';
import { act, waitFor } from '@testing-library/react';
import { BANK, FORM, startMemories, walkIn } from '../testing/memoryWorld.tsx';

const EMPTY_TITLE = 'Her er det plass til gode minner';
const FAILED_TITLE = 'Kunne ikke hente minnene';
const gone = FAULTS.refuses('UNAVAILABLE');

afterEach(() => act(() => setAppearance({ isCalm: false })));

test('a failure is never shown as an empty bank, and can be tried again', async () => {
  const graph = await startMemories(2);
  graph.goWrong(gone);
  const page = await walkIn(graph);
  expect(await page.findText(FAILED_TITLE)).toBeTruthy();
  expect(page.queryByText(EMPTY_TITLE)).toBeNull();
  await page.press('Prøv igjen');
  await page.findText('Minne 1');
  expect(page.queryByText(FAILED_TITLE)).toBeNull();
});

test('an empty answer of which nobody can be sure is not shown as an empty bank either', async () => {
  const graph = await startMemories(0);
  const page = await walkIn(graph);
  await page.findText(EMPTY_TITLE);
  await page.goTo('Verktøy');
  graph.goWrong(gone);
  await page.goTo('Minner');
  expect(await page.findText(FAILED_TITLE)).toBeTruthy();
  expect(page.queryByText(EMPTY_TITLE)).toBeNull();
});

test('the last copy stays in sight when a later request fails', async () => {
  const graph = await startMemories(2);
  const page = await walkIn(graph);
  await page.findText('Minne 1');
  await page.goTo('Verktøy');
  graph.goWrong(gone);
  await page.goTo('Minner');
  expect(await page.findText('Du ser dette slik det var sist.')).toBeTruthy();
  expect(page.titles()).toEqual(['Minne 0', 'Minne 1']);
});

test('an empty bank has one button, which leads to the first memory', async () => {
  const page = await walkIn(await startMemories(0));
  await page.findText(EMPTY_TITLE);
  expect(page.getAllByRole('button')).toHaveLength(1);
  await page.press('Legg til ditt første minne');
  expect(page.path()).toBe(FORM);
});

test('a memory begun and not saved is what the button continues', async () => {
  const page = await walkIn(await startMemories(1), FORM);
  await page.write('Tittel', 'Kaffe');
  await page.goTo('Minner');
  await page.press('Fortsett på minnet ditt');
  expect(page.getByLabelText('Tittel')).toHaveProperty('value', 'Kaffe');
});

test('a chip shows its category alone, and pressed again all of them', async () => {
  const page = await walkIn(await startMemories(3));
  await page.press('Ro');
  expect(page.titles()).toEqual(['Minne 0', 'Minne 2']);
  await page.press('Ro');
  expect(page.titles()).toHaveLength(3);
});

test('a category is loaded on until another memory of it has come', async () => {
  const graph = await startMemories(45, (index) => (index === 0 || index > 40 ? 'ro' : 'glede'));
  const page = await walkIn(graph);
  await page.press('Ro');
  await page.press('Vis mer');
  await page.findText('Viser 5 minner om ro');
  expect(graph.of('Memories')).toHaveLength(3);
  expect(page.queryByRole('button', { name: 'Vis mer' })).toBeNull();
});

test('a list that was grown keeps its length after leaving and coming back', async () => {
  const graph = await startMemories(45);
  const page = await walkIn(graph);
  await page.press('Vis mer');
  await page.findText('Viser 40 av 45 minner');
  await page.goTo('Verktøy');
  await page.goTo('Minner');
  await waitFor(() => expect(graph.of('Memories')).toHaveLength(3));
  expect(page.titles()).toHaveLength(40);
  await page.press('Vis mer');
  await page.findText('45 minner');
  expect(new Set(page.titles()).size).toBe(45);
});

test('what is there stays when more of it cannot be fetched, and more can be tried again', async () => {
  const graph = await startMemories(25);
  const page = await walkIn(graph);
  await page.findText('Minne 19');
  graph.goWrong(gone);
  await page.press('Vis mer');
  expect(await page.findText(/Vi fikk ikke hentet flere minner/)).toBeTruthy();
  expect(page.titles()).toHaveLength(20);
  await page.press('Prøv igjen');
  await page.findText('25 minner');
});

test('ratings are words with numbers, and words alone in the low-stimulation form', async () => {
  const page = await walkIn(await startMemories(1), BANK);
  expect(await page.findText('Mye glede (9 av 10)')).toBeTruthy();
  act(() => setAppearance({ isCalm: true }));
  expect(await page.findText('Mye glede')).toBeTruthy();
});
