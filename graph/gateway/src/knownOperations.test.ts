import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { parse } from 'graphql';
import { createKnownOperations, type Manifest, readManifests } from './knownOperations.ts';
import { PARSE_LIMITS } from './operationLimits.ts';

const TEXT = 'query Growth($first: Int!) { me { id memories(first: $first) { nodes { id } } } }';
const normal = normalOperationText(parse(TEXT));
const hash = operationHash(normal);
const known = createKnownOperations({ [hash]: normal }, PARSE_LIMITS);
let folder = '';

afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

test.each([
  ['as it was written', TEXT],
  ['without layout', normal],
  ['with a comment and commas', TEXT.replace('{ me', '# of mine\n{,, me')],
  ['with the type names of a cache', TEXT.replaceAll('{ id', '{ __typename id')],
])('an operation of ours is known %s', (_name, query) => {
  expect(known({ query })).toBe(query);
});

test('and by its hash alone', () => {
  expect(known({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })).toBe(normal);
});

test.each<[string, object]>([
  ['one field more', { query: TEXT.replace('{ id memories', '{ id email memories') }],
  ['another argument', { query: TEXT.replace('first: $first)', 'first: 3)') }],
  ['an alias in place of a type name', { query: TEXT.replace('nodes { id', 'nodes { a: __typename id') }],
  ['two operations', { query: `${TEXT} query More { me { email } }` }],
  ['nothing but a type name', { query: '{ __typename }' }],
  ['broken syntax', { query: '{ me {' }],
  ['no text at all', {}],
  ['an unknown hash', { extensions: { persistedQuery: { sha256Hash: '0'.repeat(64) } } }],
  ['a hash beside another text', { query: '{ me { email } }', extensions: { persistedQuery: { sha256Hash: hash } } }],
])('%s is not', (_name, request) => {
  expect(known(request)).toBeUndefined();
});

test('a remote brings its own operations in a file or in a folder, each under its own hash', () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-operations-'));
  const file = path.join(folder, 'mf-new.json');
  const write = (manifest: Manifest) => writeFileSync(file, JSON.stringify(manifest));
  write({ [hash]: normal });
  for (const place of [file, folder]) expect(readManifests(place)).toHaveProperty([hash], normal);
  expect(readManifests(undefined)).not.toHaveProperty([hash]);
  write({ [hash]: '{me{email}}' });
  expect(() => readManifests(folder)).toThrow('not its own');
  expect(() => readManifests(path.join(folder, 'none'))).toThrow('OPERATIONS');
});
