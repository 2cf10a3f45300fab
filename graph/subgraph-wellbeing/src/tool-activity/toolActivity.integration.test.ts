import { addDays } from '@spire/domain/dates';
import { randomUUID } from 'node:crypto';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const completion = () => ({ id: randomUUID() as string, date: today, completedAt: new Date().toISOString() });
const SECRET = 'hemmelig-0815';

const RECORDS = {
  InnerBalance: { category: 'breathing', activity: 'Rolig pust', durationMinutes: 3 },
  MicroRegulation: {
    exercise: { type: 'sensory', emoji: '🖐️', title: SECRET, instruction: SECRET, reasoning: SECRET },
    afterFeeling: 'calm',
  },
  SocialSupport: {
    socialWants: ['tur', 'vetIkke'],
    selectedContacts: ['33333333-3333-4333-8333-333333333333'],
    suggestion: SECRET,
    source: 'built_in',
  },
  SelfPriority: {
    shouldDo: SECRET,
    needInstead: { text: SECRET, emoji: '🛌' },
    sayNoExample: SECRET,
    validation: SECRET,
    source: 'ai',
  },
};
type Kind = keyof typeof RECORDS;
const KINDS = Object.keys(RECORDS) as Kind[];
const SESSION = { whatToDo: SECRET, whatCanGoBetter: SECRET, howToFeelGood: SECRET, desiredFeeling: 'mestring' };

const ACTIVITY = `id tool date completedAt record {
  __typename
  ... on InnerBalanceRecord { category activity durationMinutes }
  ... on MicroRegulationRecord { exercise { type emoji title instruction reasoning } afterFeeling }
  ... on SocialSupportRecord { socialWants selectedContacts suggestion source }
  ... on SelfPriorityRecord { shouldDo needInstead { text emoji } sayNoExample validation source }
}`;
const SESSION_FIELDS = 'id date whatToDo whatCanGoBetter howToFeelGood desiredFeeling completedAt';

interface Activity {
  id: string;
  tool: string;
  record: Record<string, unknown>;
}
interface History {
  me: {
    toolActivities: { nodes: Activity[]; endCursor: string; hasNextPage: boolean };
    expectationSessions: { nodes: Record<string, unknown>[] };
  };
}

let stack: TestStack;
let kari: TestPerson;
let ola: TestPerson;
/** Someone with nothing stored. */
let nora: TestPerson;

const add = async (person: TestPerson, kind: Kind, input: object) =>
  graphClient(stack.url, person.token)<{ added: Activity }>(
    `mutation ($i: Add${kind}Input!) { added: add${kind}(input: $i) { ${ACTIVITY} } }`,
    { i: input },
  );
const addSession = async (person: TestPerson, input: object) =>
  graphClient(stack.url, person.token)<{ added: Record<string, unknown> }>(
    `mutation ($i: AddExpectationSessionInput!) { added: addExpectationSession(input: $i) { ${SESSION_FIELDS} } }`,
    { i: input },
  );
const history = async (person: TestPerson, variables: object = {}) => {
  const answer = await graphClient(stack.url, person.token)<History>(
    `query ($tool: Tool, $first: Int, $after: String) { me {
      toolActivities(tool: $tool, first: $first, after: $after) { nodes { ${ACTIVITY} } endCursor hasNextPage }
      expectationSessions { nodes { ${SESSION_FIELDS} } }
    } }`,
    { first: 20, ...variables },
  );
  if (answer.data === undefined || answer.data === null) throw new Error(JSON.stringify(answer.errors));
  return answer.data.me;
};
const kindsCounted = async (person: TestPerson) =>
  (
    await asOwner<{ kind: string; count: number }>(
      stack.dataFolder,
      'select kind, count from wellbeing.activity_total where user_id = $1 order by kind',
      [person.id],
    )
  ).map(({ kind, count }) => `${kind} ${count}`);

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola, nora] = await Promise.all([newPerson(stack), newPerson(stack), newPerson(stack)]);
});
afterAll(() => stack.stop());

test.each(KINDS)('the whole record of %s comes back as it was told', async (kind) => {
  const told = completion();
  const answer = await add(kari, kind, { ...told, ...RECORDS[kind] });
  const stored = {
    ...told,
    tool: kind.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase(),
    record: { __typename: `${kind}Record`, ...RECORDS[kind] },
  };
  expect(answer.data?.added).toEqual(stored);
  expect((await history(kari)).toolActivities.nodes).toContainEqual(stored);
});

test('the answers of an expectation lift come back as they were told', async () => {
  const told = { ...completion(), ...SESSION };
  expect((await addSession(kari, told)).data?.added).toEqual(told);
  expect((await history(kari)).expectationSessions.nodes).toContainEqual(told);
});

test('how a lift turned out is told afterwards; the last answer holds, counts for nothing, and is one’s own alone', async () => {
  const siri = await newPerson(stack);
  const session = { ...completion(), ...SESSION };
  await addSession(siri, session);
  const tell = (person: TestPerson, howItWent: string, id = session.id) =>
    graphClient(stack.url, person.token)<{ told: object }>(
      `mutation ($i: TellExpectationSessionInput!) { told: tellExpectationSession(input: $i) { id howItWent whatToDo } }`,
      { i: { id, howItWent } },
    );
  const stored = () =>
    graphClient(stack.url, siri.token)<History>(`{ me { expectationSessions { nodes { id howItWent } } } }`);
  expect((await stored()).data?.me.expectationSessions.nodes).toEqual([{ id: session.id, howItWent: null }]);
  await tell(siri, 'hard');
  const answer = await tell(siri, 'good', session.id.toUpperCase());
  expect(answer.data?.told).toEqual({ id: session.id, howItWent: 'good', whatToDo: SECRET });
  expect((await stored()).data?.me.expectationSessions.nodes).toEqual([{ id: session.id, howItWent: 'good' }]);
  expect(await kindsCounted(siri)).toEqual(['expectation_lift 1']);
  for (const [person, id] of [
    [ola, session.id],
    [siri, randomUUID()],
    [siri, 'x'],
  ] as const)
    // oxfmt-ignore
    expect((await tell(person, 'hard', id)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect((await stored()).data?.me.expectationSessions.nodes).toMatchObject([{ howItWent: 'good' }]);
});

test('the plan of a lift can be changed; the last holds, in the history as well, and is one’s own alone', async () => {
  const siri = await newPerson(stack);
  const session = { ...completion(), ...SESSION };
  await addSession(siri, session);
  const plan = (person: TestPerson, howToFeelGood: string, id = session.id) =>
    graphClient(stack.url, person.token)<{ planned: object }>(
      `mutation ($i: PlanExpectationSessionInput!) { planned: planExpectationSession(input: $i) { id howToFeelGood whatToDo } }`,
      { i: { id, howToFeelGood } },
    );
  const stored = async () => (await history(siri)).expectationSessions.nodes;
  const answer = await plan(siri, ' Be om teppe\nKaffe med Liv ', session.id.toUpperCase());
  expect(answer.data?.planned).toEqual({
    id: session.id,
    howToFeelGood: 'Be om teppe\nKaffe med Liv',
    whatToDo: session.whatToDo,
  });
  expect(await stored()).toMatchObject([{ ...session, howToFeelGood: 'Be om teppe\nKaffe med Liv' }]);
  for (const [person, id] of [
    [ola, session.id],
    [siri, randomUUID()],
  ] as const)
    // oxfmt-ignore
    expect((await plan(person, 'x', id)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  for (const wrong of ['  ', 'x'.repeat(2001)])
    // oxfmt-ignore
    expect((await plan(siri, wrong)).errors?.[0]?.extensions['code']).toBe('VALIDATION_FAILED');
  expect(await stored()).toMatchObject([{ howToFeelGood: 'Be om teppe\nKaffe med Liv' }]);
});

test('a plan stands among those of its day, until it is taken away, and among nobody else’s', async () => {
  const siri = await newPerson(stack);
  const session = { ...completion(), ...SESSION };
  await addSession(siri, session);
  const plan = (planOn: string | null | undefined, person = siri) =>
    graphClient(stack.url, person.token)<{ planned: { planOn: string | null } }>(
      `mutation ($i: PlanExpectationSessionInput!) { planned: planExpectationSession(input: $i) { planOn } }`,
      { i: { id: session.id, howToFeelGood: 'Be om teppe', ...(planOn !== undefined && { planOn }) } },
    );
  const todays = async (person = siri) =>
    (
      await graphClient(
        stack.url,
        person.token,
      )<{ me: { todaysPlans: object[] } }>(`{ me { todaysPlans { id howToFeelGood planOn } } }`)
    ).data?.me.todaysPlans;
  expect(await todays()).toEqual([]);
  expect((await plan(today)).data?.planned.planOn).toBe(today);
  const standing = [{ id: session.id, howToFeelGood: 'Be om teppe', planOn: today }];
  expect(await todays()).toEqual(standing);
  expect(await todays(ola)).toEqual([]);
  // The words alone leave the day as it is.
  await plan(undefined);
  expect(await todays()).toEqual(standing);
  for (const elsewhere of [addDays(today, 1), addDays(today, -1)]) {
    await plan(elsewhere);
    expect(await todays()).toEqual([]);
  }
  expect((await plan(addDays(today, 400))).errors?.[0]?.extensions['code']).toBe('VALIDATION_FAILED');
  expect((await plan(today, ola)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect((await plan(null)).data?.planned.planOn).toBeNull();
  expect(await todays()).toEqual([]);
});

test('how an exercise felt is told afterwards; the last answer holds, counts for nothing, and is one’s own alone', async () => {
  const siri = await newPerson(stack);
  const exercise = { ...completion(), ...RECORDS.InnerBalance };
  const small = { ...completion(), ...RECORDS.MicroRegulation };
  await add(siri, 'InnerBalance', exercise);
  await add(siri, 'MicroRegulation', small);
  const tell = (person: TestPerson, feltAfter: string, id = exercise.id) =>
    graphClient(stack.url, person.token)<{ told: object }>(
      `mutation ($i: TellInnerBalanceInput!) {
        told: tellInnerBalance(input: $i) { id record { ... on InnerBalanceRecord { activity feltAfter } } }
      }`,
      { i: { id, feltAfter } },
    );
  const stored = async () =>
    (
      await graphClient(
        stack.url,
        siri.token,
      )<History>(
        `{ me { toolActivities(tool: inner_balance) { nodes { record { ... on InnerBalanceRecord { feltAfter } } } } } }`,
      )
    ).data?.me.toolActivities.nodes;
  expect(await stored()).toEqual([{ record: { feltAfter: null } }]);
  await tell(siri, 'tired');
  const answer = await tell(siri, 'lighter', exercise.id.toUpperCase());
  const { activity } = RECORDS.InnerBalance;
  expect(answer.data?.told).toEqual({ id: exercise.id, record: { activity, feltAfter: 'lighter' } });
  for (const [person, id] of [
    [ola, exercise.id],
    [siri, small.id],
    [siri, randomUUID()],
    [siri, 'x'],
  ] as const)
    // oxfmt-ignore
    expect((await tell(person, 'calm', id)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await stored()).toEqual([{ record: { feltAfter: 'lighter' } }]);
  expect(await kindsCounted(siri)).toEqual(['inner_balance 1', 'micro_regulation 1']);
});

test('each tool counts as itself, once, however often it is sent', async () => {
  const siri = await newPerson(stack);
  for (const kind of KINDS) {
    const told = { ...completion(), ...RECORDS[kind] };
    const answers = await Promise.all([add(siri, kind, told), add(siri, kind, told), add(siri, kind, told)]);
    expect(answers.map(({ data }) => data?.added.id)).toEqual([told.id, told.id, told.id]);
  }
  const session = { ...completion(), ...SESSION };
  await Promise.all([addSession(siri, session), addSession(siri, session)]);
  expect(await kindsCounted(siri)).toEqual([
    'expectation_lift 1',
    'inner_balance 1',
    'micro_regulation 1',
    'self_priority 1',
    'social_support 1',
  ]);
});

test('a repeat answers what is stored, and changes nothing', async () => {
  const told = { ...completion(), ...RECORDS.SelfPriority };
  await add(kari, 'SelfPriority', { ...told, id: told.id.toUpperCase() });
  const repeat = await add(kari, 'SelfPriority', { ...told, shouldDo: 'noe annet' });
  expect(repeat.data?.added).toMatchObject({ id: told.id, record: { shouldDo: SECRET } });
  const other = await add(kari, 'InnerBalance', { ...RECORDS.InnerBalance, ...completion(), id: told.id });
  expect(other.data?.added.tool).toBe('self_priority');
  expect((await history(kari)).toolActivities.nodes.filter(({ id }) => id === told.id)).toHaveLength(1);
});

test('an id that another person has used is free, and tells nothing of theirs', async () => {
  const told = { ...completion(), ...RECORDS.SocialSupport };
  const session = { ...completion(), ...SESSION };
  await add(kari, 'SocialSupport', told);
  await addSession(kari, session);
  const answer = await add(ola, 'SocialSupport', { ...told, suggestion: 'Olas' });
  expect(answer.data?.added.record).toMatchObject({ suggestion: 'Olas' });
  const other = await addSession(ola, { ...session, whatToDo: 'Olas' });
  expect(other.data?.added).toMatchObject({ whatToDo: 'Olas' });
  const { toolActivities, expectationSessions } = await history(kari);
  expect(toolActivities.nodes.find(({ id }) => id === told.id)?.record).toMatchObject({ suggestion: SECRET });
  expect(expectationSessions.nodes.find(({ id }) => id === session.id)).toMatchObject({ whatToDo: SECRET });
});

test('nothing a person wrote lies readable in the database', async () => {
  for (const kind of KINDS) await add(kari, kind, { ...completion(), ...RECORDS[kind] });
  await addSession(kari, { ...completion(), ...SESSION });
  const rows = await asOwner<{ row: string }>(
    stack.dataFolder,
    `select string_agg(encode(record, 'escape'), '') as row from wellbeing.tool_activity where user_id = $1
     union all
     select string_agg(encode(s.what_to_do || s.what_can_go_better || s.how_to_feel_good, 'escape'), '')
       from wellbeing.expectation_session s where user_id = $1`,
    [kari.id],
  );
  expect(rows.map(({ row }) => row.length > 100)).toEqual([true, true]);
  expect(rows.map(({ row }) => row).join(' ')).not.toMatch(/hemmelig|0815|Rolig|breathing/);
});

test('the history of one tool, page by page', async () => {
  const siri = await newPerson(stack);
  const ids: string[] = [];
  for (const kind of ['InnerBalance', 'SelfPriority', 'InnerBalance', 'InnerBalance'] as const) {
    const told = completion();
    await add(siri, kind, { ...told, ...RECORDS[kind] });
    if (kind === 'InnerBalance') ids.unshift(told.id);
  }
  const first = (await history(siri, { tool: 'inner_balance', first: 2 })).toolActivities;
  const second = (await history(siri, { tool: 'inner_balance', first: 2, after: first.endCursor })).toolActivities;
  expect([first, second].map(({ hasNextPage }) => hasNextPage)).toEqual([true, false]);
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
  expect((await history(siri, { tool: 'expectation_lift' })).toolActivities.nodes).toEqual([]);
});

test.each<[string, Kind, object, string[]]>([
  ['a future instant', 'InnerBalance', { completedAt: '2099-01-01T00:00:00Z' }, ['completedAt DATE_NOT_ACCEPTED']],
  ['the year 0', 'InnerBalance', { completedAt: '0000-01-01T00:00:00Z' }, ['completedAt DATE_NOT_ACCEPTED']],
  ['a future date', 'InnerBalance', { date: '2099-01-01' }, ['date DATE_NOT_ACCEPTED']],
  ['no UUID', 'InnerBalance', { id: '1' }, ['id INVALID']],
  ['NUL in a text', 'InnerBalance', { activity: 'a\0b' }, ['activity INVALID']],
  [
    'no want',
    'SocialSupport',
    { socialWants: [], selectedContacts: ['x'] },
    ['socialWants REQUIRED', 'selectedContacts INVALID'],
  ],
  [
    'a foreign emoji',
    'SelfPriority',
    { needInstead: { text: ' ', emoji: '🧨' } },
    ['needInstead.text REQUIRED', 'needInstead.emoji UNKNOWN_OPTION'],
  ],
])('refused, and nothing stored: %s', async (_name, kind, change, fields) => {
  const answer = await add(nora, kind, { ...completion(), ...RECORDS[kind], ...change });
  const told = answer.errors?.[0]?.extensions.fields?.map(({ field, code }) => `${field} ${code}`);
  expect(told).toEqual(fields);
  expect((await history(nora)).toolActivities.nodes).toEqual([]);
});

test('an option that is none is a bad request', async () => {
  const wrong = { ...completion(), ...RECORDS.InnerBalance, category: 'cognitive' };
  expect((await add(nora, 'InnerBalance', wrong)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
});
