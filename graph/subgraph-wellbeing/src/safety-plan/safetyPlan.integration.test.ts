import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { REST_PATHS } from '@spire/domain/restPaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';

interface Plan {
  signs: string[];
  alone: string[];
  people: { name: string; number: string | null }[];
  isShown: boolean;
  isForSuggestions: boolean;
  updatedAt: string | null;
}

const SECRET = 'hemmelig-0815';
const FIELDS = 'signs alone people { name number } isShown isForSuggestions updatedAt';
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
const save = (person: TestPerson, input: object) =>
  ask<{ saveSafetyPlan: Plan }>(
    person,
    `mutation ($i: SaveSafetyPlanInput!) { saveSafetyPlan(input: $i) { ${FIELDS} } }`,
    { i: input },
  );
const planOf = async (person: TestPerson) =>
  (await ask<{ me: { safetyPlan: Plan } }>(person, `{ me { safetyPlan { ${FIELDS} } } }`)).data?.me.safetyPlan;
const rowsOf = ({ id }: TestPerson) =>
  asOwner<{ row: string }>(stack.dataFolder, 'select t::text as row from wellbeing.safety_plan t where user_id = $1', [
    id,
  ]);
const rest = async (person: TestPerson, body?: object) => {
  const answer = await fetch(stack.url + REST_PATHS.plan, {
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'PUT', body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const decide = (person: TestPerson, isGiven: boolean) =>
  ask(person, 'mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { isGiven } }', {
    i: { kind: 'plan', version: CONSENT_VERSIONS.plan[0], isGiven },
  });

test('a plan is empty until something is saved, and cards that are saved at once all stay', async () => {
  expect(await planOf(kari)).toMatchObject({ signs: [], people: [], isShown: true, updatedAt: null });
  await Promise.all([
    save(kari, { signs: [' Sover dårlig ', 'Sover dårlig'] }),
    save(kari, { alone: ['Te'] }),
    save(kari, { people: [{ name: 'Marte', number: '90 00 00 00' }, { name: 'Fastlegen' }] }),
    save(kari, { isShown: false }),
  ]);
  expect(await planOf(kari)).toMatchObject({
    signs: ['Sover dårlig'],
    alone: ['Te'],
    people: [
      { name: 'Marte', number: '90 00 00 00' },
      { name: 'Fastlegen', number: null },
    ],
    isShown: false,
    isForSuggestions: false,
  });
});

test('everything wrong is told at once, and nothing is stored', async () => {
  const wrong = {
    signs: ['x'.repeat(201)],
    people: [{ name: '', number: 'ring' }],
    alone: Array.from({ length: 21 }, (_, at) => `Te ${at}`),
  };
  const fields = (await save(kari, wrong)).errors?.[0]?.extensions.fields;
  expect(fields?.map(({ field, code }) => [field, code])).toEqual([
    ['signs.0', 'TOO_LONG'],
    ['alone', 'TOO_MANY'],
    ['people.0.name', 'REQUIRED'],
    ['people.0.number', 'INVALID'],
  ]);
  await expect(rowsOf(kari)).resolves.toEqual([]);
});

test('its words are sealed with the key of the person, and another person neither reads, changes nor deletes them', async () => {
  await save(kari, { signs: [SECRET], people: [{ name: SECRET }] });
  const before = await rowsOf(kari);
  expect(before[0]?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  const opened = (await openedColumns(stack.dataFolder, kari.id)).get('wellbeing.safety_plan.content');
  expect(opened?.join()).toContain(SECRET);
  expect(JSON.stringify([await planOf(ola), await rest(ola)])).not.toContain(SECRET);
  await save(ola, { signs: ['Min egen'] });
  await ask(ola, 'mutation { deleteSafetyPlan }');
  await expect(rowsOf(kari)).resolves.toEqual(before);
});

test.each([
  ['by deleting it', () => ask(kari, 'mutation { deleteSafetyPlan }')],
  ['by taking the consent back', () => decide(kari, false)],
  ['with the account', () => ask(kari, 'mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: kari.email })],
])('it is gone %s', async (_, end) => {
  await decide(kari, true);
  await save(kari, { signs: [SECRET] });
  await expect(rowsOf(kari)).resolves.toHaveLength(1);
  expect((await end()).errors).toBeUndefined();
  await expect(rowsOf(kari)).resolves.toEqual([]);
});

test('what another device still had of it is refused once the consent is taken back, but not a date without words', async () => {
  await decide(kari, false);
  await expect(save(kari, { signs: [SECRET] })).resolves.toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  await expect(rowsOf(kari)).resolves.toEqual([]);
  expect((await save(kari, { offerFrom: '2027-01-01' })).errors).toBeUndefined();
  await decide(kari, true);
  expect((await save(kari, { signs: [SECRET] })).errors).toBeUndefined();
});

test('it goes out with the export and comes in again, where nothing is yet', async () => {
  await save(kari, { signs: [SECRET], people: [{ name: 'Marte', number: '113' }], isForSuggestions: true });
  const exported = async (person: TestPerson) =>
    (await ask<{ me: { recordsExport: { safetyPlan: object[] } } }>(person, '{ me { recordsExport } }')).data?.me
      .recordsExport;
  const bring = async (person: TestPerson) =>
    ask(person, 'mutation ($document: String!) { importRecords(document: $document) }', {
      document: JSON.stringify(await exported(kari)),
    });
  await expect(bring(ola)).resolves.toMatchObject({ data: { importRecords: true } });
  expect(await planOf(ola)).toEqual(await planOf(kari));
  await save(ola, { signs: ['Min egen'] });
  await expect(bring(ola)).resolves.toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_NOT_EMPTY' } }] });
});

test('REST answers and takes the six lists, and no other', async () => {
  const empty = { signs: [], alone: [], places: [], people: [], safe: [], others: [] };
  expect(await rest(kari)).toEqual({ status: 200, body: empty });
  const people = [{ name: 'Marte', number: '90 00 00 00' }, { name: 'Fastlegen' }];
  expect(await rest(kari, { alone: ['Te'], people })).toEqual({
    status: 200,
    body: { ...empty, alone: ['Te'], people },
  });
  expect(await rest(kari, { alone: [] })).toMatchObject({ status: 200, body: { alone: [], people } });
  expect((await rest(kari, { alone: 'Te' })).status).toBe(400);
});

test('hard words in it are kept and answered by an offer; only what is of this moment makes the day one after help', async () => {
  const helpKind = async () =>
    (await ask<{ me: { day: { helpKind: string | null } } }>(kari, '{ me { day { helpKind } } }')).data?.me.day
      .helpKind;
  const sign = await rest(kari, { signs: ['Tanker om å dø'] });
  expect(sign.body).toMatchObject({ signs: ['Tanker om å dø'], help: { level: 'offer' } });
  expect(await helpKind()).toBeNull();
  const now = await rest(kari, { signs: ['Jeg vil dø nå'] });
  expect(now.body).toMatchObject({ signs: ['Jeg vil dø nå'], help: { level: 'help' } });
  expect(await helpKind()).toBe('suicide');
});

test('what is for suggestions alone is in no public schema', async () => {
  expect((await ask(kari, '{ me { plannedHelps } }')).errors).toBeDefined();
});
