import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import { placeCopies } from '@spire/graph-kit/testing/crowd';
import { recordedPlans, recordPlans } from '@spire/graph-kit/testing/plans';
import { startStack, type TestStack } from '@spire/testing/stack';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';
import { exampleVariables } from './testing/exampleVariables.ts';
import { QUERIES } from './testing/graphOperations.ts';
import { tellEverything } from './testing/tellEverything.ts';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const OTHERS = 2000;
/** Of a table that is not here, only as many rows are kept as there are people on their way in at the moment. */
const SHORT_LIVED = ['auth.flow_state', 'auth.one_time_tokens', 'auth.unproven_sign_ups'];

let stack: TestStack;
let person: TestPerson;
let rows: Record<string, number>;

const asked = async (query: string, variables = {}): Promise<void> => {
  expect(await graphClient(stack.url, person.token)(query, variables)).not.toHaveProperty('errors');
};

async function askEverything(): Promise<void> {
  for (const query of QUERIES.values()) await asked(query.text, exampleVariables(query, { text: 'Sun' }));
}

/** A row of each table to which nothing above has led. */
async function leaveTheRest(): Promise<void> {
  const rest = [
    `users.attempt (user_id, kind) values ($1::uuid, 'delete')`,
    `users.recovery_set (user_id, salt) values ($1::uuid, '\\x01')`,
    `users.recovery_code (user_id, hash) values ($1::uuid, '\\x01')`,
    `wellbeing.day_weight (user_id, date, source, is_nynorsk) values ($1::uuid, current_date, 'check_in', false)`,
    `storage.objects (bucket_id, name, owner_id) select 'memories', $1::uuid || '/a.jpg', $1::uuid::text`,
  ];
  for (const row of rest) await asOwner(stack.dataFolder, `insert into ${row}`, [person.id]);
}

beforeAll(async () => {
  stack = await startStack();
  person = await newPerson(stack);
  await tellEverything(stack.url, person, 'Sun');
  await askEverything();
  await leaveTheRest();
  await addFactor(stack, person);
  rows = await placeCopies(stack.dataFolder, person.id, OTHERS);
  // The factor is there for the plans: with it, nothing could be asked any more.
  await asOwner(stack.dataFolder, 'delete from auth.mfa_factors where user_id = $1', [person.id]);
  await recordPlans(stack.dataFolder);
  await untilReady();
});
afterAll(() => stack.stop());

/** Connections were ended: whatever needs the database finds its way back. */
async function untilReady(): Promise<void> {
  const isReady = () => fetch(stack.url + SERVICE_PATHS.ready).then(({ ok }) => ok);
  while (!(await isReady()));
}

test('every table that keeps something of people is full', () => {
  const empty = Object.keys(rows).filter((table) => (rows[table] ?? 0) < OTHERS);
  expect(empty.toSorted()).toEqual(SHORT_LIVED);
});

test('nothing that one person does reads a table of everybody’s', async () => {
  await askEverything();
  const headers = { authorization: `Bearer ${person.token}` };
  for (const path of [REST_PATHS.userStats, REST_PATHS.privacyExport])
    expect(await fetch(stack.url + path, { headers })).toHaveProperty('status', 200);
  await logIn(stack, person.email);
  const other = await newPerson(stack);
  await tellEverything(stack.url, other, 'Sun');
  await asked('mutation ($confirm: String!) { deleteAccount(confirm: $confirm) }', { confirm: person.email });

  const { plans, whole } = recordedPlans(stack.dataFolder, /^spire/);
  expect(plans).toBeGreaterThan(500);
  const full = new Set(
    Object.keys(rows)
      .filter((table) => (rows[table] ?? 0) >= OTHERS)
      .map((table) => table.split('.')[1]),
  );
  expect(whole.filter(({ table }) => full.has(table))).toEqual([]);
});
