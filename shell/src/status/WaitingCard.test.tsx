/** @jest-environment @spire/testing/browserEnvironment */
import type { WaitingWrite } from '@spire/client/outboxState';
import { options } from '@spire/i18n';
import type { WhenAway } from '@spire/remote-kit';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { status } from './messages/namespace.ts';
import { RefusedCard } from './RefusedCard.tsx';
import { tellWrites, wordsIn } from './told.ts';
import { WaitingCard } from './WaitingCard.tsx';

const ID = '3f2b8c1e-0d4a-4b7e-9a51-6c2d7e8f9a01';
const write = (mutation: string, input: object, rest: object = {}): WaitingWrite => ({
  id: ID,
  mutation,
  input: { id: ID, date: '2026-11-30', completedAt: '2026-11-30T08:20:00.000Z', kind: 'some_kind', ...input },
  writtenAt: Date.now(),
  ...rest,
});
const parts: WhenAway[] = [
  {
    told: {
      addMemory: ({ title }) => ({
        title: { no: `Minnet «${String(title)}»`, en: `The memory “${String(title)}”` },
        own: [title],
        page: 'memoryBank',
        icon: 'image',
      }),
      breaks: () => {
        throw new Error('A remote that is broken');
      },
    },
    asNew: { addMemory: (input) => ({ document: {} as never, input }) },
    reads: () => [],
  },
];

test('a row says what it is and when, in words; what nobody here knows, or tells wrongly, is safe all the same', async () => {
  const told = await tellWrites(parts, [
    write('addMemory', { title: 'Første snø' }),
    write('nobodyKnows', { text: 'Noe jeg skrev' }),
    write('breaks', {}),
  ]);
  const graph = await startGraphStandIn({});
  const removed: string[] = [];
  const page = await renderPage(
    <WaitingCard
      of={told.map((each, at) => ({ ...each, write: { ...each.write, id: String(at) } }))}
      onRemove={({ write: { id } }) => removed.push(id)}
      onTry={() => undefined}
    />,
    { graph, namespaces: [status, options] },
  );
  expect(page.getByText('Minnet «Første snø»')).toBeTruthy();
  expect(page.getAllByText('Noe du lagret')).toHaveLength(2);
  const said = page.container.textContent;
  expect(said).toMatch(/i dag \d\d\.\d\d/u);
  expect(said).not.toMatch(/[0-9a-f]{8}-|\d{4}-\d\d-\d\d|some_kind|nobodyKnows|addMemory/u);
  await page.press('Ta bort noe');
  await page.press(/Minnet «Første snø»/u);
  expect(removed).toEqual(['0']);
});

test('what was deleted elsewhere can be kept as new and copied, and is never sent again as it is', async () => {
  const [told] = await tellWrites(parts, [
    write('addMemory', { title: 'Første snø' }, { refusal: { code: 'NOT_FOUND', fields: [] } }),
  ]);
  if (told === undefined) throw new Error('Nothing was told');
  const graph = await startGraphStandIn({});
  let isKept = false;
  const page = await renderPage(
    <RefusedCard of={told} onRetry={() => undefined} onRemove={() => undefined} onSaveAnew={() => (isKept = true)} />,
    { graph, namespaces: [status, options] },
  );
  expect(page.getByText('Første snø')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Kopier teksten' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  await page.press('Lagre som nytt');
  expect(isKept).toBe(true);
});

test('of a write that nobody knows only sentences are taken for words of the person', async () => {
  const [told] = await tellWrites([], [write('nobodyKnows', { text: 'Noe jeg skrev', mood: 'some_kind' })]);
  expect(told && wordsIn(told)).toEqual(['Noe jeg skrev']);
});
