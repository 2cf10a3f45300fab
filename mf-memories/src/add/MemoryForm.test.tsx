/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS, holdAnswer, type Fault } from '@spire/testing/graphFaults';
import { fireEvent, waitFor, within } from '@testing-library/react';
import no from '../messages/no.ts';
import { BANK, FORM, startMemories, walkIn } from '../testing/memoryWorld.tsx';

async function open({ fault, count = 1 }: { fault?: Fault; count?: number } = {}) {
  const graph = await startMemories(count);
  if (fault !== undefined) graph.goWrong(fault, { of: 'AddMemory' });
  const page = await walkIn(graph, FORM);
  await page.findText('Et godt minne');
  return {
    graph,
    page,
    field: (name: string) => page.getByRole('textbox', { name }),
    sent: () => graph.of('AddMemory').map(({ variables }) => variables['input'] as { id: string }),
    fill: async () => {
      await page.write('Hva vil du kalle det?', 'Kaffe');
      await page.write('Hva husker du?', 'Sol');
    },
  };
}

test('a memory without words is refused beside each field, and nothing is sent', async () => {
  const { page, field, sent } = await open();
  await page.press('Lagre minnet');
  expect(await page.findText('Felt som må fylles ut')).toBeTruthy();
  expect(page.getByText('Fyll inn både tittel og beskrivelse.')).toBeTruthy();
  expect(page.getByText('Skriv en tittel.')).toBeTruthy();
  expect(page.getByText('Skriv en beskrivelse.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Hva vil du kalle det?')));
  expect(sent()).toEqual([]);
});

test('where what is kept speaks of a crisis, help comes before the bank, and the memory is there (D49)', async () => {
  const { page, sent } = await open();
  await page.write('Hva vil du kalle det?', 'Siste dag');
  await page.write('Hva husker du?', 'Jeg vil ikke leve lenger');
  await page.press('Lagre minnet');
  await waitFor(() => expect(page.container.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(2));
  expect(sent()).toHaveLength(1);
  expect(page.path()).toBe(FORM);
  await page.press('Fortsett');
  await page.arriveAt(BANK);
  expect(page.toasts()).toEqual([]);
});

test('an error goes when its field is mended, and only that one', async () => {
  const { page, field } = await open();
  await page.press('Lagre minnet');
  await page.write('Hva vil du kalle det?', 'Kaffe');
  await waitFor(() => expect(field('Hva vil du kalle det?').getAttribute('aria-invalid')).toBeNull());
  expect(field('Hva husker du?').getAttribute('aria-invalid')).toBe('true');
});

test('title and description are enough: the rest has a beginning', async () => {
  const { page, fill, sent } = await open();
  await fill();
  await page.press('Lagre minnet');
  await page.arriveAt(BANK);
  const beginning = { emoji: '💫', category: 'inspirasjon', goodnessRating: 5, effortRating: 5, date: todaysDate() };
  expect(sent()).toMatchObject([{ title: 'Kaffe', description: 'Sol', ...beginning, told: [], marks: [] }]);
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Minnet er lagret' }]);
});

test('a saved memory is the first of the bank and of Home, without either being asked for again', async () => {
  const { page, graph, fill } = await open({ count: 55 });
  await page.goTo('Minner');
  await page.findText('Viser 50 av 55 minner');
  (await page.findByRole('link', { name: 'Nytt' })).click();
  await page.findText('Et godt minne');
  await fill();
  await page.press('Lagre minnet');
  await page.findText('Viser 51 av 56 minner');
  expect(page.titles().slice(0, 2)).toEqual(['Kaffe', 'Minne 0']);
  expect(graph.of('Memories')).toHaveLength(1);
  graph.goWrong(FAULTS.hangs(), { of: 'Memories' });
  await page.goTo('Hjem');
  expect(await page.findText('Kaffe')).toBeTruthy();
  expect(page.getByText('1/56')).toBeTruthy();
});

test('a save that fails says so, keeps every word, and sends the same id again, even after a reload', async () => {
  const first = await open({ fault: FAULTS.cutsAnswer() });
  await first.fill();
  await first.page.press('Lagre minnet');
  expect(await first.page.findText('Kunne ikke lagre minnet')).toBeTruthy();
  expect(first.page.getByText('Prøv igjen. Alt du har skrevet, er her fortsatt.')).toBeTruthy();
  first.page.unmount();

  const page = await walkIn(first.graph, FORM);
  await page.findText('Et godt minne');
  expect(page.getByLabelText('Hva vil du kalle det?')).toHaveProperty('value', 'Kaffe');
  await page.press('Lagre minnet');
  await page.arriveAt(BANK);
  const [lost, repeat, ...others] = first.sent();
  expect(repeat?.id).toBe(lost?.id);
  expect(others).toEqual([]);
});

test('whoever is logged out by then is told to log in, and every word stands', async () => {
  const { page, fill, field } = await open({ fault: FAULTS.refuses('UNAUTHENTICATED') });
  page.keeper.renew.mockResolvedValue(false);
  await fill();
  await page.press('Lagre minnet');
  expect(await page.findText('Du er ikke innlogget')).toBeTruthy();
  expect(page.getByText('Logg inn for å lagre minner.')).toBeTruthy();
  expect(field('Hva vil du kalle det?')).toHaveProperty('value', 'Kaffe');
});

test('as often as it is pressed, it is sent once, and the next memory has an id of its own', async () => {
  const { page, fill, sent } = await open({ fault: FAULTS.isSlow(100) });
  await fill();
  const save = page.getByRole('button', { name: 'Lagre minnet' });
  for (let times = 0; times < 3; times += 1) fireEvent.submit(save);
  await page.arriveAt(BANK);
  expect(sent()).toHaveLength(1);
  (await page.findByRole('link', { name: 'Nytt' })).click();
  await page.findText('Et godt minne');
  await fill();
  await page.press('Lagre minnet');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
});

test('nothing can be changed of what is being saved, and the focus waits on the button', async () => {
  const { fault, letGo } = holdAnswer();
  const { page, fill, field } = await open({ fault });
  await fill();
  const title = field('Hva vil du kalle det?');
  title.focus();
  fireEvent.submit(title);
  const save = await page.findByRole('button', { name: 'Lagrer …' });
  expect(title.closest('[inert]')).not.toBeNull();
  expect(save.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(save);
  letGo();
  await page.arriveAt(BANK);
});

test('after a failure everything can be changed again', async () => {
  const { page, fill, field } = await open({ fault: FAULTS.cutsAnswer() });
  await fill();
  await page.press('Lagre minnet');
  await page.findText('Kunne ikke lagre minnet');
  expect(field('Hva vil du kalle det?').closest('[inert]')).toBeNull();
});

describe('a picture that is being made ready', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const context = { drawImage: () => undefined, fillRect: () => undefined, getImageData: () => ({ data: [] }) };
  const bitmap = { width: 8, height: 8, close: () => undefined };
  class Canvas {
    width = 8;
    height = 8;
    getContext = () => context;
    convertToBlob = () => Promise.resolve(new Blob(['small'], { type: 'image/jpeg' }));
  }
  afterEach(() => Object.assign(globalThis, { createImageBitmap: undefined, OffscreenCanvas: undefined }));

  /** A form with words, and a picture just chosen; `answer` is what the browser comes to with it in the end. */
  async function choosing(answer: () => object) {
    let letGo!: () => void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    Object.assign(globalThis, { createImageBitmap: () => held.then(answer), OffscreenCanvas: Canvas });
    const form = await open();
    await form.fill();
    const picker = form.page.container.querySelector('[data-picture="file"]') ?? document.body;
    fireEvent.change(picker, { target: { files: [new File([PNG], 'a.png', { type: 'image/png' })] } });
    await form.page.press('Lagre minnet');
    return { ...form, letGo };
  }

  test('is waited for, and then goes along', async () => {
    const { page, sent, letGo } = await choosing(() => bitmap);
    expect((await page.findByRole('alert')).textContent).toBe(no.picture.waitFirst);
    expect(sent()).toEqual([]);
    letGo();
    expect(await page.findByLabelText(/Hva viser bildet/)).toBeTruthy();
    await waitFor(() => expect(page.queryByText(no.picture.waitFirst)).toBeNull());
  });

  test('stands in nobody’s way once it cannot be opened', async () => {
    const { page, sent, letGo } = await choosing(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    await page.findByRole('alert');
    letGo();
    await waitFor(() => expect(page.queryByText(no.picture.waitFirst)).toBeNull());
    await page.press('Lagre minnet');
    await page.arriveAt(BANK);
    expect(sent()).toMatchObject([{ picturePath: null }]);
  });
});

test('what the server refuses stands beside its field', async () => {
  const fields = [{ field: 'title', code: 'TOO_LONG', limit: 120 }] as const;
  const { page, fill, field } = await open({ fault: FAULTS.refuses('VALIDATION_FAILED', { fields }) });
  await fill();
  await page.press('Lagre minnet');
  expect(await page.findText('Teksten er for lang. Det er plass til 120 tegn.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Hva vil du kalle det?')));
});

test('who leaves while it is being saved stays where they are, and the memory is there all the same', async () => {
  const { fault, letGo } = holdAnswer();
  const { page, fill } = await open({ fault });
  await fill();
  await page.press('Lagre minnet');
  await page.goTo('Hjem');
  letGo();
  await waitFor(() => expect(page.toasts()).toMatchObject([{ title: 'Minnet er lagret' }]));
  expect(await page.findText('Kaffe')).toBeTruthy();
  expect(page.path()).toBe('/home');
});

test('an emptied form can be had back', async () => {
  const { page, field } = await open();
  await page.write('Hva vil du kalle det?', 'Kaffe');
  await page.press('Tøm skjemaet');
  await waitFor(() => expect(field('Hva vil du kalle det?')).toHaveProperty('value', ''));
  await page.press('Angre');
  await waitFor(() => expect(field('Hva vil du kalle det?')).toHaveProperty('value', 'Kaffe'));
});

test('each emoji can be chosen by its name', async () => {
  const { page } = await open();
  await page.press('Bytt');
  fireEvent.click(page.getByRole('radio', { name: 'klem' }));
  expect(await page.findText('Valgt: klem')).toBeTruthy();
});

test('the emojis take the focus, and Escape gives it back and sends nothing', async () => {
  const { page, sent } = await open();
  await page.press('Bytt');
  const first = page.getAllByRole('radio', { checked: true })[0] ?? document.body;
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(page.queryByRole('radio', { name: 'klem' })).toBeNull();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Bytt' }));
  expect(sent()).toEqual([]);
});

test('a number that was opened and left alone is nobody’s word (D52)', async () => {
  const { page, fill, sent } = await open();
  await fill();
  await page.press('Hvor godt det var');
  await page.press('Hvor godt var det?');
  expect(page.getByRole('spinbutton', { name: 'Hvor godt var det?' })).toHaveProperty('value', '');
  await page.press('Lagre minnet');
  await page.arriveAt(BANK);
  expect(sent()).toMatchObject([{ told: [] }]);
});

test('what is chosen is told to be chosen, and a number can be taken back', async () => {
  const { page, fill, sent } = await open();
  await fill();
  const gives = within(page.getByRole('group', { name: 'Hva gir det deg?' }));
  expect(gives.queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(page.getByRole('radio', { name: 'Inspirasjon' }));
  await page.press('Hvor godt det var');
  await page.press('Hvor godt var det?');
  await page.press('Mer godt');
  await page.press('Hvor mye krefter tok det?');
  fireEvent.pointerUp(page.getByRole('slider', { name: 'Hvor mye krefter tok det?' }));
  fireEvent.click(page.getAllByRole('button', { name: 'Ta bort tallet' })[0] ?? document.body);
  fireEvent.click(page.getByRole('checkbox', { name: /Ikke vis det på tunge dager/ }));
  await page.press('Lagre minnet');
  await page.arriveAt(BANK);
  expect(sent()).toMatchObject([{ told: ['category', 'effortRating'], marks: ['notOnHardDays'], goodnessRating: 5 }]);
});

test('a memory is changed in its place, and what is not changed of it stays', async () => {
  const graph = await startMemories(2);
  const page = await walkIn(graph, '/memory-bank?memory=m1&view=edit');
  await page.findText('Endre minnet');
  await page.write('Hva vil du kalle det?', 'Kaffe');
  await page.press('Lagre minnet');
  await page.arriveAt('/memory-bank?memory=m1');
  expect(await page.findByRole('heading', { level: 1, name: 'Kaffe' })).toBeTruthy();
  expect(graph.of('ChangeMemory').map(({ variables }) => variables['input'])).toMatchObject([
    { id: 'm1', title: 'Kaffe', description: 'Noe godt', date: '2026-11-21' },
  ]);
});

test('a month and a year are enough for its date, and a half one is told and mended (D69)', async () => {
  const { page, fill, field, sent } = await open();
  await fill();
  fireEvent.click(await page.findByRole('radio', { name: 'Måned eller år' }));
  await page.write('År', '19');
  await page.press('Lagre minnet');
  await waitFor(() => expect(field('År').getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  await page.write('År', '1987');
  fireEvent.change(page.getByRole('combobox'), { target: { value: '07' } });
  await page.press('Lagre minnet');
  await page.arriveAt(BANK);
  expect(sent()).toMatchObject([{ date: '1987-07', writtenOn: todaysDate() }]);
});

test('a date can be forgotten and told anew, and the memory moves to its place', async () => {
  const graph = await startMemories(3);
  const page = await walkIn(graph, '/memory-bank?memory=m0&view=edit');
  await page.findText('Endre minnet');
  fireEvent.click(await page.findByRole('radio', { name: 'Husker ikke' }));
  await page.press('Lagre minnet');
  await page.arriveAt('/memory-bank?memory=m0');
  expect(await page.findText('Uten dato')).toBeTruthy();
  await page.goTo('Hjem');
  await page.goTo('Minner');
  await waitFor(() => expect(page.titles()).toEqual(['Minne 1', 'Minne 2', 'Minne 0']));
});

test('a change that fails says so, and what was written stands', async () => {
  const graph = await startMemories(1);
  const page = await walkIn(graph, '/memory-bank?memory=m0&view=edit');
  await page.findText('Endre minnet');
  graph.goWrong(FAULTS.cutsAnswer(), { of: 'ChangeMemory' });
  await page.write('Hva vil du kalle det?', 'Kaffe');
  await page.press('Lagre minnet');
  expect(await page.findText('Kunne ikke endre minnet')).toBeTruthy();
  expect(page.getByLabelText('Hva vil du kalle det?')).toHaveProperty('value', 'Kaffe');
});

/** A person who has changed the words of a memory, whose title another device has changed since. */
async function overtaken() {
  const graph = await startMemories(1);
  const page = await walkIn(graph, '/memory-bank?memory=m0&view=edit');
  await page.findText('Endre minnet');
  await page.write('Hva husker du?', 'Mitt');
  graph.changeElsewhere('m0', { title: 'Deres' });
  await page.press('Lagre minnet');
  await page.findText('Minnet er endret et annet sted');
  const value = (name: string) => (page.getByRole('textbox', { name }) as HTMLInputElement).value;
  return { graph, page, value, saved: () => graph.of('ChangeMemory').map(({ variables }) => variables['input']) };
}

test('who saves over what was changed elsewhere meanwhile is told and shown it, and keeps their own beside it', async () => {
  const { page, value, saved } = await overtaken();
  expect(await page.findText('🌟 Deres')).toBeTruthy();
  expect([value('Hva vil du kalle det?'), value('Hva husker du?')]).toEqual(['Minne 0', 'Mitt']);
  await page.press('Behold mitt');
  await waitFor(() => expect([value('Hva vil du kalle det?'), value('Hva husker du?')]).toEqual(['Deres', 'Mitt']));
  await page.press('Lagre minnet');
  await page.arriveAt('/memory-bank?memory=m0');
  expect(saved()).toMatchObject([{ version: 'one' }, { version: 'theirs', title: 'Deres', description: 'Mitt' }]);
});

test('who takes the other’s words can have their own back', async () => {
  const { page, value } = await overtaken();
  await page.findText('🌟 Deres');
  await page.press('Bruk det andre');
  await waitFor(() => expect([value('Hva vil du kalle det?'), value('Hva husker du?')]).toEqual(['Deres', 'Noe godt']));
  await page.press('Hent det tilbake');
  await waitFor(() => expect(value('Hva husker du?')).toBe('Mitt'));
});

test('what was changed elsewhere while the form was away is told when it is opened again', async () => {
  const graph = await startMemories(1);
  const first = await walkIn(graph, '/memory-bank?memory=m0&view=edit');
  await first.findText('Endre minnet');
  await first.write('Hva husker du?', 'Mitt');
  first.unmount();
  graph.changeElsewhere('m0', { title: 'Deres' });
  const again = await walkIn(graph, '/memory-bank?memory=m0&view=edit');
  expect(await again.findText('Minnet er endret et annet sted')).toBeTruthy();
  expect(again.getByRole('textbox', { name: 'Hva husker du?' })).toHaveProperty('value', 'Mitt');
});

test('a memory of the list can be changed where it cannot be asked for', async () => {
  const graph = await startMemories(2);
  // Once where it is opened, and once where it is changed.
  for (let each = 0; each < 2; each += 1) graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'OneMemory' });
  const page = await walkIn(graph);
  (await page.findByRole('link', { name: /Minne 1/ })).click();
  (await page.findByRole('link', { name: 'Endre' })).click();
  await page.findText('Endre minnet');
  expect(page.getByRole('textbox', { name: 'Hva vil du kalle det?' })).toHaveProperty('value', 'Minne 1');
});
