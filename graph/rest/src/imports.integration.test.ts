import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@spire/domain/dates';
import { REST_PATHS } from '@spire/domain/restPaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const SAMPLES = path.resolve(import.meta.dirname, '../../../packages/imports/samples');
const DAYLIO = path.join(SAMPLES, 'daylio-csv-no/daylio_export_2026_11_02.csv');
const BACKUP = path.join(SAMPLES, 'daylio-backup/backup_2026_11_01.daylio');

interface Preview {
  id: string;
  format: string;
  counts: Record<'entries' | 'moods' | 'texts' | 'pictures', number>;
  ask: { name: string; entries: number; of?: string }[];
  skipped: { at: string; why: string }[];
  left: string[];
  error?: { code: string; field?: string; message: string };
}
interface Entry {
  date: string;
  mood: number | null;
  note: string;
}

let stack: TestStack;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  [kari, ola] = await Promise.all([newPerson(stack), newPerson(stack)]);
});
afterAll(() => stack.stop());

async function call<Answer>(person: TestPerson, method: string, to: string, body?: Uint8Array<ArrayBuffer> | object) {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(stack.url + to, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(body === undefined ? {} : { 'content-type': isFile ? 'text/csv' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Answer };
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (person: TestPerson, file: Uint8Array<ArrayBuffer>) =>
  call<Preview>(person, 'POST', REST_PATHS.imports, file);
const at = (template: string, id: string) => template.replace('{id}', id);
const confirm = (person: TestPerson, id: string, answers: object = {}) =>
  call<{ added: number; already: number }>(person, 'POST', at(REST_PATHS.importConfirm, id), { answers });
const fileOf = (name: string) => new Uint8Array(readFileSync(name));
const ask = <Data>(person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  graphClient(stack.url, person.token)<Data>(query, variables);
const kept = async (person: TestPerson) =>
  (
    await ask<{
      me: { importedEntries: { nodes: (Entry & { id: string; source: string; moodName: string; text: string })[] } };
    }>(person, '{ me { importedEntries(first: 50) { nodes { id date mood moodName text source } } } }')
  ).data?.me.importedEntries.nodes ?? [];
const rowsOf = (table: string, { id }: TestPerson) =>
  asOwner<{ row: string }>(stack.dataFolder, `select t::text as row from wellbeing.${table} t where user_id = $1`, [
    id,
  ]);

test('a file is read, asked about, taken in once, and undone as a whole', async () => {
  const preview = await read(kari, fileOf(DAYLIO));
  expect(preview).toMatchObject({
    status: 200,
    body: {
      format: 'daylio-csv',
      counts: { entries: 19, moods: 18, pictures: 0 },
      ask: [{ name: 'Midt på treet', entries: 1 }],
      skipped: [{ at: 'record 20', why: 'future' }],
      left: ['scales'],
    },
  });
  const { id } = preview.body;
  await expect(kept(kari)).resolves.toEqual([]);

  const page = await call<{ entries: Entry[]; after: number }>(
    kari,
    'GET',
    `${at(REST_PATHS.importEntries, id)}?limit=2&after=4`,
  );
  expect(page.body).toMatchObject({ entries: [{ mood: 1 }, { mood: null, moodName: 'Midt på treet' }], after: 6 });

  await expect(confirm(kari, id, { moods: { 'midt på treet': 3 } })).resolves.toMatchObject({
    status: 200,
    body: { added: 19, already: 0 },
  });
  await expect(confirm(kari, id)).resolves.toMatchObject({ body: { added: 0, already: 19 } });
  const again = await read(kari, fileOf(DAYLIO));
  // Neither another name for what was done nor another answer makes another entry of it.
  const named = { activities: { Hvile: 'En pause', tur: null } };
  await expect(confirm(kari, again.body.id, named)).resolves.toMatchObject({ body: { added: 0, already: 19 } });

  const stored = await kept(kari);
  expect(stored).toHaveLength(19);
  expect(stored.find(({ moodName }) => moodName === 'Midt på treet')).toMatchObject({ mood: 3, source: 'daylio-csv' });
  const list = await call<{ id: string; entries: number }[]>(kari, 'GET', REST_PATHS.imports);
  expect(list.body.find((each) => each.id === id)).toMatchObject({
    entries: 19,
    firstDate: '2024-02-29',
    lastDate: '2026-10-31',
    undoneAt: null,
    undoUntil: addDays(today, 30),
  });

  for (const [person, status] of [
    [kari, 204],
    // Once more is no harm, and takes pictures that had stayed.
    [kari, 204],
    [ola, 404],
  ] as const)
    await expect(call(person, 'DELETE', at(REST_PATHS.importOf, id))).resolves.toMatchObject({ status });
  await expect(kept(kari)).resolves.toEqual([]);
  const after = await call<{ id: string; entries: number; undoneAt: string }[]>(kari, 'GET', REST_PATHS.imports);
  expect(after.body.find((each) => each.id === id)).toMatchObject({ entries: 19, undoneAt: expect.any(String) });
});

test('what is no diary, or broken, is refused with where, and nothing waits', async () => {
  const refused = async (file: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await read(kari, file);
    return [status, body.error?.code, body.error?.field];
  };
  expect(await refused(bytesOf('Hei på deg'))).toEqual([415, 'NOT_A_DIARY', undefined]);
  expect(await refused(bytesOf('{"format":"spire-export"}'))).toEqual([415, 'NOT_A_DIARY', undefined]);
  expect(await refused(bytesOf('[{"createdAt":'))).toEqual([400, 'BROKEN_FILE', 'line 1']);
  expect(await refused(bytesOf('full_date,mood,activities\n2026-01-01,good,"a'))).toEqual([
    400,
    'BROKEN_FILE',
    'record 1',
  ]);
  expect(await refused(new Uint8Array(0))).toEqual([400, 'VALIDATION_FAILED', 'file']);
  await expect(rowsOf('held_import', kari)).resolves.toEqual([]);
});

test('what was read is sealed, nobody else’s, and gone after an hour', async () => {
  const { id } = (await read(kari, fileOf(DAYLIO))).body;
  const entries = at(REST_PATHS.importEntries, id);
  await expect(call(ola, 'GET', entries)).resolves.toMatchObject({ status: 404 });
  await expect(confirm(ola, id)).resolves.toMatchObject({ status: 404 });
  expect(JSON.stringify(await rowsOf('held_import', kari))).not.toContain(Buffer.from('naboen').toString('hex'));
  await expect(call(kari, 'GET', entries)).resolves.toMatchObject({ status: 200 });
  await asOwner(
    stack.dataFolder,
    `update wellbeing.held_import set created_at = now() - interval '61 minutes' where user_id = $1`,
    [kari.id],
  );
  await expect(call(kari, 'GET', entries)).resolves.toMatchObject({ status: 404 });
  await expect(confirm(kari, id)).resolves.toMatchObject({ status: 404 });
  await read(ola, fileOf(DAYLIO));
  await expect(rowsOf('held_import', kari)).resolves.toEqual([]);
});

test('pictures come along bare and go with the import; a secret of the file is nowhere', async () => {
  const { body } = await read(kari, fileOf(BACKUP));
  expect(body.counts.pictures).toBe(2);
  await confirm(kari, body.id);
  const exported = async () =>
    (
      await call<{ pictures: { path: string; base64: string | null }[]; records: object }>(
        kari,
        'GET',
        REST_PATHS.privacyExport,
      )
    ).body;
  const { pictures, records } = await exported();
  expect(pictures.filter(({ base64 }) => base64 !== null)).toHaveLength(2);
  expect(JSON.stringify(records)).not.toContain('4821');
  await call(kari, 'DELETE', at(REST_PATHS.importOf, body.id));
  expect((await exported()).pictures).toEqual([]);
});

test('a mood stands where the day has none of its own, and gives nothing', async () => {
  const text = `Dato;Tid;Humør;Notat\n${today};08:00;2;Først\n${today};21:00;5;Sist\n${addDays(today, -1)};;4;`;
  await confirm(kari, (await read(kari, bytesOf(text))).body.id);
  const moods = async () =>
    (
      await ask<{ me: { importedMoods: Entry[]; growth: { points: number; currentStreak: number } } }>(
        kari,
        `query ($from: LocalDate!, $to: LocalDate!) {
          me { importedMoods(from: $from, to: $to) { date mood } growth { points currentStreak } } }`,
        { from: addDays(today, -7), to: today },
      )
    ).data?.me;
  expect(await moods()).toEqual({
    importedMoods: [
      { date: addDays(today, -1), mood: 4 },
      { date: today, mood: 5 },
    ],
    growth: { points: 0, currentStreak: 0 },
  });
  await ask(kari, 'mutation ($i: SaveMoodInput!) { saveMood(input: $i) { id } }', { i: { date: today, mood: 1 } });
  expect((await moods())?.importedMoods).toEqual([{ date: addDays(today, -1), mood: 4 }]);
});

test('what was done goes by the name it is given, and its own words go out and in with it', async () => {
  const text = 'Dato;Aktiviteter;Notat\n2026-01-02;walk | Hekling;Fint';
  await confirm(kari, (await read(kari, bytesOf(text))).body.id, { activities: { WALK: 'En tur', hekling: null } });
  const { body } = await call<{ records: { importedEntries: object[] } }>(kari, 'GET', REST_PATHS.privacyExport);
  expect(body.records.importedEntries).toMatchObject([{ activities: ['En tur'], toldActivities: ['walk', 'Hekling'] }]);
  await expect(call(ola, 'POST', REST_PATHS.privacyImport, body)).resolves.toMatchObject({ status: 204 });
  await expect(confirm(ola, (await read(ola, bytesOf(text))).body.id)).resolves.toMatchObject({
    body: { added: 0, already: 1 },
  });
});

test('any table is read by the columns that are told; the others stay as they were taken', async () => {
  const text = `Når;Kropp;Dato;Logg\n2026-01-02;4;2025-12-30;Første\n2026-01-03;2;2025-12-31;Andre`;
  const { body } = await read(kari, bytesOf(text));
  expect(body).toMatchObject({
    format: 'table',
    columns: [
      { name: 'Når', role: null },
      { name: 'Kropp', role: null },
      { name: 'Dato', role: 'date' },
      { name: 'Logg', role: null, example: 'Første' },
    ],
  });
  const refused = await confirm(kari, body.id, { columns: { Vær: 'note', Logg: 'note' } });
  expect(refused).toMatchObject({ status: 400, body: { error: { field: 'answers.columns.Vær' } } });
  await expect(confirm(kari, body.id, { columns: { Dato: null } })).resolves.toMatchObject({ status: 415 });
  await expect(kept(kari)).resolves.toEqual([]);

  const columns = { Når: 'date', Kropp: 'mood', Logg: 'note' };
  await expect(confirm(ola, body.id, { columns })).resolves.toMatchObject({ status: 404 });
  await expect(confirm(kari, body.id, { columns })).resolves.toMatchObject({ body: { added: 2, already: 0 } });
  expect(await kept(kari)).toMatchObject([
    { date: '2026-01-03', mood: 2, text: 'Andre' },
    { date: '2026-01-02', mood: 4, text: 'Første' },
  ]);
  await expect(confirm(kari, body.id, { columns })).resolves.toMatchObject({ body: { added: 0, already: 2 } });
});

const entryOf = (date: string, text: string) => ({ date, text, mood: 3 });
const add = (person: TestPerson, entries: object[], importId: string) =>
  ask<{ addImportedEntries: { added: number; already: number; isHeavy: boolean } }>(
    person,
    'mutation ($i: AddImportedEntriesInput!) { addImportedEntries(input: $i) { added already isHeavy } }',
    { i: { importId, source: 'table', entries } },
  );

test('old words are screened quietly, words of the last days as new ones; neither makes the day one after help', async () => {
  const crisis = 'Jeg vil ta livet mitt';
  const old = await add(kari, [entryOf('2001-02-03', crisis)], crypto.randomUUID());
  expect(old).toMatchObject({ data: { addImportedEntries: { added: 1, isHeavy: true } } });
  expect(old).not.toHaveProperty('extensions.help');
  const fresh = await add(kari, [entryOf(addDays(today, -1), crisis)], crypto.randomUUID());
  expect(fresh).toMatchObject({ data: { addImportedEntries: { isHeavy: false } } });
  expect(fresh).toHaveProperty('extensions.help.level', 'help');
  await add(kari, [entryOf(today, `${crisis} i dag`)], crypto.randomUUID());
  await expect(rowsOf('help_day', kari)).resolves.toEqual([]);
});

test('everything wrong is told at once, and another person’s entries stay theirs', async () => {
  const wrong = { date: addDays(today, 2), time: '25:00', mood: 6, pictures: [`${ola.id}/a.jpg`] };
  const answer = await add(kari, [wrong], 'no-id');
  expect(answer.errors?.[0]?.extensions.fields?.map(({ field }: { field: string }) => field)).toEqual([
    'importId',
    'entries.0.date',
    'entries.0.time',
    'entries.0.mood',
    'entries.0.pictures',
  ]);
  const importId = crypto.randomUUID();
  await add(kari, [entryOf('2001-02-03', 'hemmelig')], importId);
  const [entry] = await kept(kari);
  const notFound = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
  const remove = (person: TestPerson) =>
    ask(person, 'mutation ($id: ID!) { deleteImportedEntry(id: $id) }', { id: entry?.id });
  await expect(remove(ola)).resolves.toMatchObject(notFound);
  await expect(ask(ola, 'mutation ($id: ID!) { undoImport(id: $id) { id } }', { id: importId })).resolves.toMatchObject(
    notFound,
  );
  const stored = JSON.stringify(await rowsOf('imported_entry', kari));
  expect(stored).not.toContain(Buffer.from('hemmelig').toString('hex'));
  expect((await openedColumns(stack.dataFolder, kari.id)).get('wellbeing.imported_entry.content')?.[0]).toContain(
    'hemmelig',
  );
  await asOwner(stack.dataFolder, `update wellbeing.diary_import set date = date - 31 where user_id = $1`, [kari.id]);
  await expect(
    ask(kari, 'mutation ($id: ID!) { undoImport(id: $id) { id } }', { id: importId }),
  ).resolves.toMatchObject(notFound);
  await expect(remove(kari)).resolves.toMatchObject({ data: { deleteImportedEntry: true } });
});
