import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { repositoryOperations } from '@spire/graph-kit/testing/repositoryOperations';
import { startStack, startTestStack, type TestStack } from '@spire/testing/stack';
import { STATIC_OPERATIONS } from '@spire/graph-kit/staticOperation';
import './routes.ts';
import { exampleVariables } from '@spire/graph-shared/testing/exampleVariables';
import { MUTATIONS, QUERIES } from '@spire/graph-shared/testing/graphOperations';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

type Ask = ReturnType<typeof graphClient>;
type Answered = Awaited<ReturnType<Ask>>;

/** One stack sends statements by our pipeline, the other by Prisma's own transactions. */
let stacks: TestStack[];
let askers: Ask[];

beforeAll(async () => {
  stacks = await Promise.all([startTestStack(), startStack({ DATABASE_PIPELINE: 'off' })]);
  askers = await Promise.all(stacks.map(async (stack) => graphClient(stack.url, (await newPerson(stack)).token)));
});
afterAll(() => Promise.all(stacks.map((stack) => stack.stop())));

const ID = '6f8f1f0e-7c6b-4b45-9d8e-0f5e0d8b7a61';
const VARIABLES = { first: 10, last: 14, language: 'no', id: ID };
/** Adding comes first, so that there is something to change. A text that is written is another each time. */
const CHANGES = [/^(add|save|record|replace|decide)/, /^(change|step|take|undo|remove|set|tell|end|delete(?!Account))/]
  .flatMap((names) => [...MUTATIONS.values()].filter(({ name }) => names.test(name)))
  .map((each): [string, Record<string, unknown>] => [each.text, exampleVariables(each, { text: 'Sol' })]);
const READS: [string, Record<string, unknown>][] = [
  ...[...repositoryOperations(), ...STATIC_OPERATIONS]
    .filter((text) => text.startsWith('query'))
    .map((text): [string, Record<string, unknown>] => [text, VARIABLES]),
  ...[...QUERIES.values()].map((each): [string, Record<string, unknown>] => [
    each.text,
    exampleVariables(each, { text: 'Sol' }),
  ]),
  ['{ me { id memories(first: 0) { totalCount } todaysSuggestions { id } } }', {}],
  ['{ me { memories(first: 10, after: "nonsense") { totalCount } } }', {}],
];

/** Without what is another for each person and instant. */
function impersonal({ data, errors, status }: Answered) {
  const text = JSON.stringify([
    status,
    data,
    errors?.map(({ message, path, extensions: { code, fields } }) => ({ message, path, code, fields })),
  ]);
  const personal = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|"(endCursor|pushKey)":"[\w-]+"/g;
  return text.replaceAll(personal, '…');
}

async function expectSame(text: string, variables: Record<string, unknown>): Promise<void> {
  const [pipelined = '', plain] = (await Promise.all(askers.map((ask) => ask(text, variables)))).map(impersonal);
  expect(pipelined).not.toContain('INTERNAL');
  expect(plain).toEqual(pipelined);
}

test.each(CHANGES)('both ways change the same and answer alike: %s', expectSame);

test.each(READS)('both ways read the same: %s', expectSame);
