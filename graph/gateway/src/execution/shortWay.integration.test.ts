import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { repositoryOperations } from '@spire/graph-kit/testing/repositoryOperations';
import { startStack, type TestStack } from '@spire/testing/stack';
import { REST_OPERATIONS } from '../rest/restRoute.ts';
import '../rest/routes.ts';
import { exampleVariables } from '../testing/exampleVariables.ts';
import { MUTATIONS, QUERIES } from '../testing/graphOperations.ts';

let stack: TestStack;
let ask: ReturnType<typeof graphClient>;

beforeAll(async () => {
  stack = await startStack();
  ask = graphClient(stack.url, (await newPerson(stack)).token);
  for (const name of GIVING) {
    const operation = MUTATIONS.get(name);
    if (operation === undefined) throw new Error(`There is no mutation ${name}`);
    await ask(operation.text, exampleVariables(operation, { text: 'Sol' }));
  }
});
afterAll(() => stack.stop());

/** What fills the answers: a record of each kind. */
const GIVING = [...MUTATIONS.keys()].filter((name) => /^(add|save|record|replace|decide)/.test(name));

const VARIABLES = { first: 10, last: 14, language: 'no', id: '6f8f1f0e-7c6b-4b45-9d8e-0f5e0d8b7a61' };
const OPERATIONS: [string, Record<string, unknown>][] = [
  ...[...repositoryOperations(), ...REST_OPERATIONS]
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

/** Apollo executes what is asked for the first time, the short way what comes again. */
test.each(OPERATIONS)('asked again it is answered the same: %s', async (text, variables) => {
  const first = await ask(text, variables);
  const again = await ask(text, variables);
  const plain = ({ data, errors, status }: typeof first) => ({
    status,
    data: JSON.stringify(data),
    errors: errors?.map(({ message, path: at, extensions: { code, fields } }) => ({ message, at, code, fields })),
  });
  expect(plain(again)).toEqual(plain(first));
});
