import type { AskGraph } from '@spire/graph-kit/staticOperation';
import { randomUUID } from 'node:crypto';
import { confirmDiary, heldEntries } from './heldDiary.ts';

const ID = randomUUID();
const ENTRY = { at: 'record 1', date: '2026-01-02', time: null, moment: null, mood: 3, note: 'Kaffe', activities: [] };
const HEAD = {
  ...{
    format: 'daylio-csv',
    moodNames: [],
    unsureDates: null,
    skipped: [],
    skippedPictures: [],
    left: [],
    columns: [],
  },
  ...{
    counts: { entries: 200, moods: 200, texts: 200, pictures: 1 },
    parts: { dmy: 2 },
    pictures: ['a'],
    fileParts: 0,
  },
};
const PICTURE = { name: 'a', type: 'image/png', base64: 'AAAA' };
const ALL = { head: HEAD, 'dmy-0': [ENTRY], 'dmy-1': [ENTRY], 'picture-0': PICTURE };

const pictures = {
  list: () => Promise.resolve([]),
  read: () => Promise.reject(new Error('unasked')),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
const answers = { moods: {}, dateOrder: 'dmy', notes: true, activities: {} } as const;
const confirm = (ask: AskGraph) => confirmDiary(ask, pictures, ID, { answers, zone: 'UTC', today: '2026-11-21' });

/** A graph that holds these parts, and takes in all entries. */
const holding = (parts: Readonly<Record<string, unknown>>): AskGraph =>
  ((_operation: unknown, { part }: { part?: string }) => {
    if (part === undefined) return Promise.resolve({ addImportedEntries: { added: 1, already: 0 } });
    const content = part in parts ? JSON.stringify(parts[part]) : null;
    return Promise.resolve({ me: { id: 'kari', heldImport: content } });
  }) as AskGraph;

test('a file all of which waits is shown and taken in', async () => {
  const ask = holding(ALL);
  await expect(heldEntries(ask, ID, { from: 0, limit: 200 })).resolves.toMatchObject({ entries: [ENTRY, ENTRY] });
  await expect(confirm(ask)).resolves.toEqual({ added: 2, already: 0 });
});

test.each(['dmy-1', 'picture-0'] as const)(
  'without %s, whose hour is over, it is not taken in as if it were all',
  async (gone) => {
    const { [gone]: _gone, ...rest } = ALL;
    await expect(confirm(holding(rest))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('nor is it shown, nor read anew as another table', async () => {
  const { 'dmy-1': _gone, ...rest } = ALL;
  await expect(heldEntries(holding(rest), ID, { from: 0, limit: 200 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const table = holding({ ...ALL, head: { ...HEAD, fileParts: 1 } });
  const told = { answers: { ...answers, columns: { Dag: 'date' } }, zone: 'UTC', today: '2026-11-21' } as const;
  await expect(confirmDiary(table, pictures, ID, told)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
