import { buildSchema } from 'graphql';
import { graphLacks, shellLacks } from './compatibility.ts';

const stated = (range: string, contract = 2) => ({
  manifest: { name: 'mf-tools', contract: contract as 2 },
  needs: { shared: { library: range } },
  operations: {},
});

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.1.4', '^0.1.2', true],
  ['0.2.0', '^0.1.2', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2.3-beta.1', '^1.2.3', false],
])('a shell with %s: %s fits %s', (version, range, isFitting) => {
  expect(shellLacks(stated(range), { contract: 2, shared: { library: version } })).toHaveLength(isFitting ? 0 : 1);
});

test('another contract is said first', () => {
  const reasons = shellLacks(stated('^1.0.0', 1), { contract: 2, shared: { library: '2.0.0' } });
  expect(reasons).toEqual([
    'mf-tools keeps contract 1, and the shell 2',
    'mf-tools needs library ^1.0.0, and the shell has 2.0.0',
  ]);
});

test('what is asked is held against the graph, arguments and types too', () => {
  const schema = buildSchema('type Query { memory(id: ID!): String } type Mutation { keep(text: String!): Boolean }');
  const asks = (text: string) => graphLacks({ manifest: { name: 'mf-tools' }, operations: { a: text } }, schema);
  expect(asks('query Memory($id:ID!){memory(id:$id)}')).toEqual([]);
  expect(asks('query Memory{memory}')).toEqual([
    expect.stringContaining('mf-tools asks Memory: Field "memory" argument "id"'),
  ]);
  expect(asks('mutation Keep($text:ID!){keep(text:$text)}')).toEqual([expect.stringContaining('asks Keep: Variable')]);
});
