import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localDate } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { buildSchema, getNamedType, type GraphQLField, isObjectType } from 'graphql';

const today = localDate(new Date(), 'Europe/Oslo');
const memoryId = '33333333-3333-4333-8333-333333333333';
const SECRET = 'hemmelig-4711';
const schema = buildSchema(readFileSync(path.join(projectFolder(), 'graph/schema.graphql'), 'utf8'));

/** A selection of everything a field holds, so that a field added later is asked for here too. */
function everythingOf(field: GraphQLField<unknown, unknown>): string {
  const values: Record<string, string> = { LocalDate: `"${today}"`, Language: 'no' };
  const given = field.args
    .filter((each) => each.defaultValue === undefined && String(each.type).endsWith('!'))
    .map((each) => `${each.name}: ${values[getNamedType(each.type).name] ?? '""'}`);
  const type = getNamedType(field.type);
  const inner = isObjectType(type) ? ` { ${Object.values(type.getFields()).map(everythingOf).join(' ')} }` : '';
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${inner}`;
}

const userType = schema.getType('User');
const fields = isObjectType(userType) ? Object.values(userType.getFields()) : [];

let stack: TestStack;
let kari: TestPerson;
let ola: TestPerson;

const as = (person: TestPerson) => graphClient(stack.url, person.token);

const memory = (title: string) => ({
  id: memoryId,
  title,
  description: title,
  emoji: '🌲',
  category: 'ro',
  goodnessRating: 8,
  effortRating: 2,
  date: today,
});

async function tellEverything(person: TestPerson, text: string): Promise<void> {
  const answers = await as(person)(
    `mutation ($profile: SaveProfileInput!, $checkIn: SaveCheckInInput!, $memory: AddMemoryInput!) {
      saveProfile(input: $profile) { nickname }
      saveCheckIn(input: $checkIn) { id }
      addMemory(input: $memory) { title }
    }`,
    {
      profile: {
        nickname: text,
        specificChallenge: text,
        considerations: ['fatigue'],
        capacityLevel: 'limited',
        goals: ['peace'],
        onboardingCompleted: true,
      },
      checkIn: { date: today, whatIsGoodText: text, lookingForwardText: text, needMoreText: text },
      memory: memory(text),
    },
  );
  expect(answers.errors).toBeUndefined();
}

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola] = await Promise.all([newPerson(stack), newPerson(stack)]);
  await tellEverything(kari, SECRET);
  await asOwner(stack.dataFolder, `insert into users.recovery_set (user_id, salt) values ($1, '')`, [kari.id]);
  await asOwner(stack.dataFolder, `insert into users.recovery_code (user_id, hash) values ($1, '')`, [kari.id]);
});
afterAll(() => stack.stop());

test.each(fields.map((field) => [field.name, everythingOf(field)]))(
  'a second person finds nothing of the first in "%s"',
  async (_name, selection) => {
    const query = `{ me { ${selection} } }`;
    const own = JSON.stringify(await as(kari)(query));
    const others = JSON.stringify(await as(ola)(query));
    for (const trace of [SECRET, kari.id, kari.email, memoryId]) expect(others).not.toContain(trace);
    expect(own).not.toBe(others);
  },
);

test('what the first person told is there for them', async () => {
  const all = fields.filter(({ name }) => name !== 'suggestion').map(everythingOf);
  const answer = await as(kari)(`{ me { ${all.join(' ')} suggestion(language: en) { text source } } }`);
  expect(answer.errors).toBeUndefined();
  expect(JSON.stringify(answer.data).split(SECRET).length).toBeGreaterThan(5);
});

test('the id of another is free to use, and neither taken nor told of', async () => {
  const add = 'mutation ($input: AddMemoryInput!) { addMemory(input: $input) { id title } }';
  const theirs = await as(ola)(add, { input: memory('Min egen') });
  expect(theirs.data).toEqual({ addMemory: { id: memoryId, title: 'Min egen' } });
  const again = await as(kari)(add, { input: memory('Something else') });
  expect(again.data).toEqual({ addMemory: { id: memoryId, title: SECRET } });
});

test('what a second person saves changes nothing of the first', async () => {
  const read = `{ me { profile { nickname } todaysCheckIn { id whatIsGoodText } memories { totalCount } } }`;
  const before = await as(kari)(read);
  await as(ola)('mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }', { i: { nickname: 'Ola' } });
  await as(ola)('mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }', {
    i: { date: today, needMore: ['ro'] },
  });
  await expect(as(kari)(read)).resolves.toEqual(before);
});

test('many callers at once each get their own', async () => {
  const people = [kari, ola];
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const person = people[index % 2] ?? kari;
      // Every third call fails half-way, in a transaction, and leaves its connection to the next.
      if (index % 3 === 0)
        await as(person)('mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }', {
          i: { nickname: 'x'.repeat(100) },
        });
      const { data } = await as(person)<{ me: { id: string; memories: { nodes: { title: string }[] } } }>(
        '{ me { id memories { nodes { title } } } }',
      );
      return { person, me: data?.me };
    }),
  );
  for (const { person, me } of answers) {
    expect(me?.id).toBe(person.id);
    expect(me?.memories.nodes.some(({ title }) => title === SECRET)).toBe(person === kari);
  }
});
