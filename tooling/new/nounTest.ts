import type { Noun } from './nounNames.ts';

/** The tests of a kind of record, on a running stack. */
export const nounTest = ({ plural, type, table }: Noun): string => `import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface ${type} {
  id: string;
  date: string;
  text: string;
}
interface Page {
  nodes: ${type}[];
  endCursor: string | null;
  hasNextPage: boolean;
}

const SECRET = 'hemmelig-0815';
const NOT_FOUND = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
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
const save = (person: TestPerson, values: Partial<${type}>) =>
  ask<{ save${type}: ${type} }>(
    person,
    'mutation ($i: Save${type}Input!) { save${type}(input: $i) { id date text } }',
    { i: { date: today, text: SECRET, ...values } },
  );
const remove = (person: TestPerson, id: string) =>
  ask(person, 'mutation ($id: ID!) { delete${type}(id: $id) }', { id });
async function page(person: TestPerson, first = 50, after: string | null = null) {
  const query = \`query ($first: Int!, $after: String) {
    me { ${plural}(first: $first, after: $after) { nodes { id date text } endCursor hasNextPage } } }\`;
  return (await ask<{ me: { ${plural}: Page } }>(person, query, { first, after })).data?.me.${plural};
}
const rowsOf = ({ id }: TestPerson) =>
  asOwner<{ row: string }>(stack.dataFolder, 'select t::text as row from wellbeing.${table} t where user_id = $1', [id]);

test('it is saved once however often it is sent, and a later text replaces it; its day stays', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(kari, { id, text: ' Først ' })));
  for (const { data } of answers) expect(data).toEqual({ save${type}: { id, date: today, text: 'Først' } });
  await save(kari, { id, date: addDays(today, -1), text: 'Så' });
  await expect(page(kari)).resolves.toMatchObject({ nodes: [{ id, date: today, text: 'Så' }] });
});

test('they come newest first, page by page', async () => {
  for (const days of [2, 0, 1]) await save(kari, { date: addDays(today, -days), text: \`\${days}\` });
  const first = await page(kari, 2);
  expect(first).toMatchObject({ nodes: [{ text: '0' }, { text: '1' }], hasNextPage: true });
  await expect(page(kari, 2, first?.endCursor)).resolves.toMatchObject({ nodes: [{ text: '2' }], hasNextPage: false });
});

test('everything wrong is told at once, and nothing is stored', async () => {
  const wrong = { id: '1', date: addDays(today, 2), text: 'x'.repeat(LIMITS.freeText + 1) };
  const fields = (await save(kari, wrong)).errors?.[0]?.extensions.fields;
  expect(fields?.map(({ field, code }) => [field, code])).toEqual([
    ['id', 'INVALID'],
    ['date', 'DATE_NOT_ACCEPTED'],
    ['text', 'TOO_LONG'],
  ]);
  await expect(rowsOf(kari)).resolves.toEqual([]);
});

test('another person neither reads, changes nor deletes it', async () => {
  const id = randomUUID();
  await save(kari, { id });
  const before = await rowsOf(kari);
  await expect(page(ola)).resolves.toMatchObject({ nodes: [] });
  await expect(remove(ola, id)).resolves.toMatchObject(NOT_FOUND);
  await save(ola, { id, text: 'Min egen' });
  await expect(rowsOf(kari)).resolves.toEqual(before);
  await expect(page(ola)).resolves.toMatchObject({ nodes: [{ id, text: 'Min egen' }] });
});

test('it is deleted, once', async () => {
  const id = randomUUID();
  await save(kari, { id });
  await expect(remove(kari, id)).resolves.toMatchObject({ data: { delete${type}: true } });
  await expect(remove(kari, id)).resolves.toMatchObject(NOT_FOUND);
  await expect(rowsOf(kari)).resolves.toEqual([]);
});

test('its text is sealed with the key of the person', async () => {
  await save(kari, {});
  const [stored] = await rowsOf(kari);
  expect(stored?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  expect((await openedColumns(stack.dataFolder, kari.id)).get('wellbeing.${table}.text')).toEqual([SECRET]);
});

test('it goes out with the export and comes in again, where nothing is yet', async () => {
  await save(kari, {});
  const exported = async (person: TestPerson) =>
    (await ask<{ me: { recordsExport: { ${plural}: object[] } } }>(person, '{ me { recordsExport } }')).data?.me
      .recordsExport;
  const bring = async (person: TestPerson) =>
    ask(person, 'mutation ($document: String!) { importRecords(document: $document) }', { document: JSON.stringify(await exported(kari)) });
  expect((await exported(kari))?.${plural}).toMatchObject([{ date: today, text: SECRET }]);
  await expect(bring(ola)).resolves.toMatchObject({ data: { importRecords: true } });
  expect(await exported(ola)).toEqual(await exported(kari));
  await save(ola, { text: 'Min egen' });
  await expect(bring(ola)).resolves.toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_NOT_EMPTY' } }] });
});

test('it goes with the account', async () => {
  await save(kari, {});
  await ask(kari, 'mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: kari.email });
  await expect(rowsOf(kari)).resolves.toEqual([]);
});
`;
