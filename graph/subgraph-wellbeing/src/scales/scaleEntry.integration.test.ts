import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const NOT_FOUND = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
const FIELDS = '{ date scale value isCarried }';
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

const ask = <Data>(person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  graphClient(stack.url, person.token)<Data>(query, variables);
const save = (person: TestPerson, values: object = {}) =>
  ask<{ saveScaleEntry: object }>(
    person,
    `mutation ($i: SaveScaleEntryInput!) { saveScaleEntry(input: $i) ${FIELDS} }`,
    { i: { date: today, scale: 'pain', value: 3, ...values } },
  );
const follow = (person: TestPerson, input: object) =>
  ask(person, 'mutation ($i: SaveFollowedScalesInput!) { saveFollowedScales(input: $i) { scales isOnHome } }', {
    i: input,
  });
const remove = (person: TestPerson, entry: object) =>
  ask(person, 'mutation ($i: DeleteScaleEntryInput!) { deleteScaleEntry(input: $i) }', { i: entry });
const page = async (person: TestPerson, wanted: object = {}) =>
  (
    await ask<{ me: { scaleEntries: { nodes: object[]; endCursor: string | null; hasNextPage: boolean } } }>(
      person,
      `query ($from: LocalDate, $to: LocalDate, $first: Int, $after: String) {
        me { scaleEntries(from: $from, to: $to, first: $first, after: $after) { nodes ${FIELDS} endCursor hasNextPage } } }`,
      { first: 50, ...wanted },
    )
  ).data?.me.scaleEntries;
const rowsOf = ({ id }: TestPerson) =>
  asOwner<{ row: string }>(
    stack.dataFolder,
    `select t::text as row from wellbeing.scale_entry t where user_id = $1
      union all select t::text from wellbeing.followed_scales t where user_id = $1`,
    [id],
  );

test('there is one a scale and date: the latest wins, also of many at once', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((value) => save(kari, { value })));
  await save(kari, { value: 2, isCarried: true });
  await save(kari, { scale: 'sleep', value: 5 });
  await save(kari, { date: addDays(today, -1), value: 1 });
  const { nodes = [] } = (await page(kari)) ?? {};
  expect(nodes).toHaveLength(3);
  expect(nodes).toContainEqual({ date: today, scale: 'pain', value: 2, isCarried: true });
});

test('those of a period come newest first, page by page, a quarter of a year at once', async () => {
  for (const days of [3, 0, 2, 1]) await save(kari, { date: addDays(today, -days), value: days + 1 });
  const wanted = { from: addDays(today, -2), to: addDays(today, -1) };
  await expect(page(kari, wanted)).resolves.toMatchObject({ nodes: [{ value: 2 }, { value: 3 }] });
  const first = await page(kari, { first: 3 });
  expect(first).toMatchObject({ nodes: [{ value: 1 }, { value: 2 }, { value: 3 }], hasNextPage: true });
  await expect(page(kari, { after: first?.endCursor })).resolves.toMatchObject({ nodes: [{ value: 4 }] });
  await expect(page(kari, { first: 300 })).resolves.toMatchObject({ hasNextPage: false });
});

test('everything wrong is told at once, and nothing is stored', async () => {
  const fields = (await save(kari, { date: addDays(today, -33), value: 6 })).errors?.[0]?.extensions.fields;
  expect(fields?.map(({ field, code }) => [field, code])).toEqual([
    ['date', 'DATE_NOT_ACCEPTED'],
    ['value', 'OUT_OF_RANGE'],
  ]);
  const four = await follow(kari, { scales: ['energy', 'pain', 'fog', 'sleep'] });
  expect(four.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'scales', code: 'TOO_MANY' }]);
  await expect(rowsOf(kari)).resolves.toEqual([]);
});

test('what is followed is chosen anew, and taking one away keeps its days', async () => {
  const followed = async () => (await ask(kari, '{ me { followedScales { scales isOnHome } } }')).data;
  await expect(followed()).resolves.toEqual({ me: { followedScales: { scales: [], isOnHome: true } } });
  await follow(kari, { scales: ['sleep', 'pain'], isOnHome: false });
  await save(kari);
  await follow(kari, { scales: ['sleep'] });
  await expect(followed()).resolves.toEqual({ me: { followedScales: { scales: ['sleep'], isOnHome: false } } });
  await expect(page(kari)).resolves.toMatchObject({ nodes: [{ scale: 'pain' }] });
});

test('another person neither reads, changes nor deletes it', async () => {
  await follow(kari, { scales: ['pain'] });
  await save(kari);
  const before = await rowsOf(kari);
  await expect(page(ola)).resolves.toMatchObject({ nodes: [] });
  await expect(remove(ola, { date: today, scale: 'pain' })).resolves.toMatchObject(NOT_FOUND);
  await save(ola, { value: 5 });
  await follow(ola, { scales: [] });
  await expect(rowsOf(kari)).resolves.toEqual(before);
});

test('it is sealed, and not even which scale it is lies open', async () => {
  await follow(kari, { scales: ['pain'] });
  await save(kari);
  const written = (await rowsOf(kari)).map(({ row }) => row).join('\n');
  expect(written).not.toContain('pain');
  expect(written).not.toContain(Buffer.from('pain').toString('hex'));
  const opened = await openedColumns(stack.dataFolder, kari.id);
  expect(opened.get('wellbeing.scale_entry.answer')).toEqual([expect.stringContaining('pain')]);
  expect(opened.get('wellbeing.followed_scales.choice')).toEqual([expect.stringContaining('pain')]);
});

test('it goes out with the export and comes in again, where nothing is yet', async () => {
  await follow(kari, { scales: ['fog', 'pain'], isOnHome: false });
  await save(kari, { isCarried: true });
  const exported = async (person: TestPerson) =>
    (await ask<{ me: { recordsExport: Record<string, object[]> } }>(person, '{ me { recordsExport } }')).data?.me
      .recordsExport;
  const bring = async (person: TestPerson) =>
    ask(person, 'mutation ($document: String!) { importRecords(document: $document) }', {
      document: JSON.stringify(await exported(kari)),
    });
  expect(await exported(kari)).toMatchObject({
    followedScales: [{ scales: ['fog', 'pain'], isOnHome: false }],
    scaleEntries: [{ date: today, scale: 'pain', value: 3, isCarried: true }],
  });
  await expect(bring(ola)).resolves.toMatchObject({ data: { importRecords: true } });
  expect(await exported(ola)).toEqual(await exported(kari));
  await save(ola, { value: 4 });
  await expect(page(ola)).resolves.toMatchObject({ nodes: [{ value: 4 }] });
  await expect(bring(ola)).resolves.toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_NOT_EMPTY' } }] });
});

test('it is taken back once, and all of it goes with the account', async () => {
  await follow(kari, { scales: ['pain'] });
  await save(kari);
  await save(kari, { scale: 'fog' });
  await expect(remove(kari, { date: today, scale: 'pain' })).resolves.toMatchObject({
    data: { deleteScaleEntry: true },
  });
  await expect(remove(kari, { date: today, scale: 'pain' })).resolves.toMatchObject(NOT_FOUND);
  await ask(kari, 'mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: kari.email });
  await expect(rowsOf(kari)).resolves.toEqual([]);
});
