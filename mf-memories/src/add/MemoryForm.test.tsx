/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { fireEvent, waitFor } from '@testing-library/react';
import { BANK, FORM, startMemories, walkIn } from '../testing/memoryWorld.tsx';

async function open({ fault, count = 1 }: { fault?: Fault; count?: number } = {}) {
  const graph = await startMemories(count);
  if (fault !== undefined) graph.goWrong(fault, { of: 'AddMemory' });
  const page = await walkIn(graph, FORM);
  await page.findText('Nytt minne');
  return {
    graph,
    page,
    field: (name: string) => page.getByRole('textbox', { name }),
    sent: () => graph.of('AddMemory').map(({ variables }) => variables['input'] as { id: string }),
    fill: async () => {
      await page.write('Tittel', 'Kaffe');
      await page.write('Beskrivelse', 'Sol');
    },
  };
}

test('a memory without words is refused beside each field, and nothing is sent', async () => {
  const { page, field, sent } = await open();
  await page.press('Lagre minnet');
  expect(await page.findText('Fyll inn både tittel og beskrivelse.')).toBeTruthy();
  expect(page.getByText('Skriv en tittel.')).toBeTruthy();
  expect(page.getByText('Skriv en beskrivelse.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Tittel')));
  expect(sent()).toEqual([]);
});

test('an error goes when its field is mended, and only that one', async () => {
  const { page, field } = await open();
  await page.press('Lagre minnet');
  await page.write('Tittel', 'Kaffe');
  await waitFor(() => expect(field('Tittel').getAttribute('aria-invalid')).toBeNull());
  expect(field('Beskrivelse').getAttribute('aria-invalid')).toBe('true');
});

test('title and description are enough: the rest has a beginning', async () => {
  const { page, fill, sent } = await open();
  await fill();
  await page.press('Lagre minnet');
  await waitFor(() => expect(page.path()).toBe(BANK));
  const beginning = { emoji: '💫', category: 'inspirasjon', goodnessRating: 5, effortRating: 5, date: todaysDate() };
  expect(sent()).toMatchObject([{ title: 'Kaffe', description: 'Sol', ...beginning }]);
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Minnet er lagret' }]);
});

test('a saved memory is the first of the bank and of Home, without either being asked for again', async () => {
  const { page, graph, fill } = await open({ count: 25 });
  await page.goTo('Minner');
  await page.findText('Viser 20 av 25 minner');
  await page.press('Legg til minne');
  await fill();
  await page.press('Lagre minnet');
  await page.findText('Viser 21 av 26 minner');
  expect(page.titles().slice(0, 2)).toEqual(['Kaffe', 'Minne 0']);
  expect(graph.of('Memories')).toHaveLength(1);
  graph.goWrong(FAULTS.hangs(), { of: 'Memories' });
  await page.goTo('Hjem');
  expect(await page.findText('Kaffe')).toBeTruthy();
  expect(page.getByText('1/26')).toBeTruthy();
});

test('a save that fails says so, keeps every word, and sends the same id again, even after a reload', async () => {
  const first = await open({ fault: FAULTS.cutsAnswer() });
  await first.fill();
  await first.page.press('Lagre minnet');
  expect(await first.page.findText('Kunne ikke lagre minnet')).toBeTruthy();
  expect(first.page.getByText('Prøv igjen. Alt du har skrevet, er her fortsatt.')).toBeTruthy();
  first.page.unmount();

  const page = await walkIn(first.graph, FORM);
  await page.findText('Nytt minne');
  expect(page.getByLabelText('Tittel')).toHaveProperty('value', 'Kaffe');
  await page.press('Lagre minnet');
  await waitFor(() => expect(page.path()).toBe(BANK));
  const [lost, repeat, ...others] = first.sent();
  expect(repeat?.id).toBe(lost?.id);
  expect(others).toEqual([]);
});

test('as often as it is pressed, it is sent once, and the next memory has an id of its own', async () => {
  const { page, fill, sent } = await open({ fault: FAULTS.isSlow(100) });
  await fill();
  const save = page.getByRole('button', { name: 'Lagre minnet' });
  for (let times = 0; times < 3; times += 1) fireEvent.submit(save);
  await waitFor(() => expect(page.path()).toBe(BANK));
  expect(sent()).toHaveLength(1);
  await page.press('Legg til minne');
  await fill();
  await page.press('Lagre minnet');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
});

test('what the server refuses stands beside its field', async () => {
  const fields = [{ field: 'title', code: 'TOO_LONG', limit: 120 }] as const;
  const { page, fill, field } = await open({ fault: FAULTS.refuses('VALIDATION_FAILED', { fields }) });
  await fill();
  await page.press('Lagre minnet');
  expect(await page.findText('Teksten er for lang. Det er plass til 120 tegn.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Tittel')));
});

test('who leaves while it is being saved stays where they are, and the memory is there all the same', async () => {
  const { page, fill } = await open({ fault: FAULTS.isSlow(200) });
  await fill();
  await page.press('Lagre minnet');
  await page.goTo('Hjem');
  await waitFor(() => expect(page.toasts()).toMatchObject([{ title: 'Minnet er lagret' }]));
  expect(await page.findText('Kaffe')).toBeTruthy();
  expect(page.path()).toBe('/home');
});

test('an emptied form can be had back', async () => {
  const { page, field } = await open();
  await page.write('Tittel', 'Kaffe');
  await page.press('Tøm skjemaet');
  await waitFor(() => expect(field('Tittel')).toHaveProperty('value', ''));
  await page.press('Angre');
  await waitFor(() => expect(field('Tittel')).toHaveProperty('value', 'Kaffe'));
});

test('each picture can be chosen by its name', async () => {
  const { page } = await open();
  fireEvent.click(page.getByRole('radio', { name: 'klem' }));
  expect(await page.findText('Valgt: klem')).toBeTruthy();
});
