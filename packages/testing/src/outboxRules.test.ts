import { createCache } from '@spire/client/cacheRules';
import { mutationOf, pendingAnswer } from '@spire/client/pendingAnswer';
import { ANSWERED_NOW } from '@spire/client/whatWaits';
import { readSchemaText } from '@spire/testing/loopbackServer';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

const schema = buildSchema(readSchemaText());
const mutations = schema.getMutationType()?.getFields() ?? {};

/** Something of that type, with every field of an input. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return isInputObjectType(getNamedType(type)) ? [sampleOf(type.ofType)] : [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type)]));
  if (type.name === 'Int') return 1;
  return type.name === 'Boolean' ? true : 'x';
}

/** Every write that a page of the app makes. */
const written: [mutation: string, file: string, document: DocumentNode][] = globSync(
  '{mf-*,packages/*}/src/**/*.graphql',
  {
    cwd: workspaceRoot(),
  },
).flatMap((file) => {
  const document = parse(readFileSync(path.join(workspaceRoot(), file), 'utf8'));
  return getOperationAST(document)?.operation === OperationTypeNode.MUTATION
    ? [[mutationOf(document), file, document]]
    : [];
});

test('what needs its answer now is named as the graph names it', () => {
  expect(ANSWERED_NOW.filter((name) => !(name in mutations))).toEqual([]);
});

test('there are writes to look at', () => {
  expect(written.map(([mutation]) => mutation)).toContain('saveCheckIn');
});

const waiting = written.filter(([mutation]) => !ANSWERED_NOW.includes(mutation));
test.each(waiting)(
  '%s of %s is shown while it waits: all that its page asks back is known',
  (mutation, _, document) => {
    const cache = createCache();
    cache.writeQuery({
      query: parse('{ me { id profile { nickname } settings { language } todaysCheckIn { id } } }'),
      data: {
        me: {
          __typename: 'User',
          id: 'anna',
          profile: { __typename: 'Profile', nickname: 'Anna' },
          settings: { __typename: 'Settings', language: 'no' },
          todaysCheckIn: null,
        },
      },
    });
    const args = mutations[mutation]?.args ?? [];
    const samples = Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(type)]));
    const input = samples['input'] ?? samples;
    const answer = pendingAnswer(cache, { userId: 'anna', mutation, document, input, writtenAt: 0 });
    const record: unknown = { __typename: expect.any(String) as string };
    const type = mutations[mutation]?.type.toString() ?? '';
    const expected = type === 'Boolean!' ? true : type.startsWith('[') ? [record] : record;
    expect(answer).toMatchObject({ [mutation]: expected });
  },
);
