import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@spire/graph-kit/log';
import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { parse } from 'graphql';
import { createKnownOperations, type KnownOperations } from './knownOperations.ts';
import { PARSE_LIMITS } from './operationLimits.ts';
import { operationSources } from './operations/operationSources.ts';
import { openPublishedOperations } from './operations/publishedOperations.ts';
import { manifestOf, publish } from './testing/manifests.ts';

const TEXT = 'query Growth($first: Int!) { me { id memories(first: $first) { nodes { id } } } }';
const normal = normalOperationText(parse(TEXT));
const hash = operationHash(normal);
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

let root = '';
let known: KnownOperations;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'spire-operations-'));
  publish(path.join(root, 'graph/operations.json'), manifestOf(TEXT));
  const sources = operationSources(root);
  const published = await openPublishedOperations(sources, { log: createLog('test', 'silent'), restMs: 10 });
  known = createKnownOperations(published, PARSE_LIMITS);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['as it was written', TEXT],
  ['without layout', normal],
  ['with a comment and commas', TEXT.replace('{ me', '# of mine\n{,, me')],
  ['with the type names of a cache', TEXT.replaceAll('{ id', '{ __typename id')],
])('an operation of ours is known %s, at once', (_name, query) => {
  expect(known({ query })).toBe(query);
  expect(known({ query })).toBe(query);
});

test('and by its hash alone', () => {
  expect(known(byHash(hash))).toBe(normal);
});

test.each<[string, object]>([
  ['one field more', { query: TEXT.replace('{ id memories', '{ id email memories') }],
  ['another argument', { query: TEXT.replace('first: $first)', 'first: 3)') }],
  ['an alias in place of a type name', { query: TEXT.replace('nodes { id', 'nodes { a: __typename id') }],
  ['two operations', { query: `${TEXT} query More { me { email } }` }],
  ['nothing but a type name', { query: '{ __typename }' }],
  ['an unknown hash', byHash('0'.repeat(64))],
  ['a hash beside another text', { query: '{ me { email } }', ...byHash(hash) }],
])('%s is not, when it was looked for either', async (_name, request) => {
  const answer = known(request);
  expect(answer).toBeInstanceOf(Promise);
  await expect(answer).resolves.toBeUndefined();
});

test.each<[string, object]>([
  ['broken syntax', { query: '{ me {' }],
  ['more than is read', { query: `{ me { ${'id '.repeat(3000)} } }` }],
  ['no text at all', {}],
  ['what is no hash', byHash('__proto__')],
])('%s is refused without a look', (_name, request) => {
  expect(known(request)).toBeUndefined();
});

test('what a remote asks that was built since is answered, as it came and by its hash', async () => {
  const query = '{ me { __typename email } }';
  const text = normalOperationText(parse(query));
  await expect(known({ query })).resolves.toBeUndefined();
  publish(path.join(root, 'mf-new/dist/operations.json'), manifestOf(query));
  await expect(known({ query })).resolves.toBe(query);
  expect(known({ query })).toBe(query);
  expect(known(byHash(operationHash(text)))).toBe(text);
  await expect(known({ query: '{ me { email id } }' })).resolves.toBeUndefined();
});
