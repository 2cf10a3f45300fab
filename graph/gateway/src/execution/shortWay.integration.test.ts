import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { repositoryOperations } from '@spire/graph-kit/testing/repositoryOperations';
import { startStack, type TestStack } from '@spire/testing/stack';
import { STATIC_OPERATIONS } from '@spire/graph-kit/staticOperation';
import '@spire/rest';
import { exampleVariables } from '@spire/graph-shared/testing/exampleVariables';
import { MUTATIONS, QUERIES } from '@spire/graph-shared/testing/graphOperations';

let stack: TestStack;
let ask: ReturnType<typeof graphClient>;
type Answered = Awaited<ReturnType<typeof ask>>;
/** By mutation, what the first person who asked was answered. */
const firsts = new Map<string, Answered>();

beforeAll(async () => {
  stack = await startStack();
  ask = graphClient(stack.url, (await newPerson(stack)).token);
  for (const name of GIVING) firsts.set(name, await change(ask, name));
});
afterAll(() => stack.stop());

/** What fills the answers: a record of each kind. */
const GIVING = [...MUTATIONS.keys()].filter((name) => /^(add|save|record|replace|decide)/.test(name));

const VARIABLES = { first: 10, last: 14, language: 'no', id: '6f8f1f0e-7c6b-4b45-9d8e-0f5e0d8b7a61' };
const OPERATIONS: [string, Record<string, unknown>][] = [
  ...[...repositoryOperations(), ...STATIC_OPERATIONS]
    .filter((text) => text.startsWith('query'))
    .map((text): [string, Record<string, unknown>] => [text, VARIABLES]),
  ...[...QUERIES.values()].map((each): [string, Record<string, unknown>] => [
    each.text,
    exampleVariables(each, { text: 'Sol' }),
  ]),
  ['{ __typename person: me { __typename id ...Who ...Who } } fragment Who on User { profile { nickname } email }', {}],
  ['query ($is: Boolean = true) { me { id @include(if: $is) email @skip(if: $is) } }', {}],
  ['{ me { id constructor: email toString: id } }', {}],
  ['{ me { id __proto__: profile { nickname } } }', {}],
  ['{ me { id memories(first: 0) { totalCount } todaysSuggestions { id } } }', {}],
  [
    '{ me { toolActivities { nodes { id __typename record { __typename ... on InnerBalanceRecord { what: activity } } } } } }',
    {},
  ],
];

function change(asker: typeof ask, name: string) {
  const operation = MUTATIONS.get(name);
  if (operation === undefined) throw new Error(`There is no mutation ${name}`);
  return asker(operation.text, exampleVariables(operation, { text: 'Sol' }));
}

const plain = ({ data, errors, status }: Answered) => ({
  status,
  data: JSON.stringify(data),
  errors: errors?.map(({ message, path: at, extensions: { code, fields } }) => ({ message, at, code, fields })),
});

/** Without what is another for each person and instant. */
const impersonal = (answer: Answered) => {
  const { data, ...rest } = plain(answer);
  return { ...rest, data: data.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…') };
};

test('a mutation is answered the same for the next person, who goes the short way', async () => {
  const next = graphClient(stack.url, (await newPerson(stack)).token);
  const answers = new Map<string, object>();
  for (const name of GIVING) answers.set(name, impersonal(await change(next, name)));
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries([...firsts].map(([name, first]) => [name, impersonal(first)])),
  );
});

/** Apollo executes what is asked for the first time, the short way what comes again. */
test.each(OPERATIONS)('asked again it is answered the same: %s', async (text, variables) => {
  const first = await ask(text, variables);
  const again = await ask(text, variables);
  expect(plain(again)).toEqual(plain(first));
});
