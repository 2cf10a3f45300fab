/** @jest-environment @spire/testing/browserEnvironment */
import { showRows } from '@spire/testing/errorRows';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { fireEvent, waitFor } from '@testing-library/react';
import en from './messages/en.ts';
import { BANK, FORM, startMemories, walkIn } from './testing/memoryWorld.tsx';

const { form } = en;
const EDIT = '/memory-bank?memory=m0&view=edit';
const gone = FAULTS.refuses('UNAVAILABLE');

async function open(path: string, fault?: Fault, of?: string) {
  const graph = await startMemories(1);
  if (fault !== undefined) graph.goWrong(fault, { times: 2, ...(of === undefined ? {} : { of }) });
  return { graph, page: await walkIn(graph, path, 'en') };
}

async function save(path: string, fault?: Fault, of?: string) {
  const { page } = await open(path, fault, of);
  await page.write(form.name, 'Coffee');
  await page.write(form.description, 'Sun');
  await page.press(form.save);
  return page;
}

async function choosePicture(file: File) {
  const { page } = await open(FORM);
  await page.findText(form.title);
  const input = page.container.querySelector('input[data-picture="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
  return page;
}

/** The beginning of a picture of one pixel. */
const PNG = new TextEncoder().encode('\0PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01');
PNG[0] = 0x89;

showRows('mf-memories/src/errorRows.test.tsx', {
  'A memory without its words': async () => {
    const { page } = await open(FORM);
    await page.press(form.save);
    return page;
  },
  'A memory saved by nobody who is signed in': () => save(FORM, FAULTS.refuses('UNAUTHENTICATED'), 'AddMemory'),
  'A memory cannot be saved': () => save(FORM, gone, 'AddMemory'),
  'A memory cannot be changed': () => save(EDIT, gone, 'ChangeMemory'),
  'A picture of another type': () => choosePicture(new File(['words'], 'a.txt', { type: 'text/plain' })),
  'A picture over 5 MB': () => choosePicture(new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'a.png')),
  'A picture cannot be taken in': () => choosePicture(new File([PNG, 'nothing that can be drawn'], 'a.png')),
  'No memory fits': async () => {
    const graph = await startMemories(3);
    const page = await walkIn(graph, BANK, 'en');
    await page.write(en.find.search, 'nothing of the kind');
    return page;
  },
  'A memory cannot be deleted': async () => {
    const { graph, page } = await open('/memory-bank?memory=m0');
    await waitFor(() => expect(graph.of('OneMemory').length).toBeGreaterThan(0));
    await page.findText('Noe godt');
    await page.press(en.open.more);
    await page.press(en.delete.action);
    graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'DeleteMemory' });
    await page.press(en.delete.action);
    return page;
  },
  'The memories cannot be loaded': async () => (await open(BANK, gone, 'Memories')).page,
});
