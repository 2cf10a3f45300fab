import { print } from 'graphql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operationDocuments } from './operationDocuments.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-operations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(texts: Record<string, string>): string[] {
  const files = Object.entries(texts).map(([name, text]) => {
    const file = path.join(folder, `${name}.graphql`);
    writeFileSync(file, text);
    return file;
  });
  return operationDocuments(files).map(({ document }) => print(document).replaceAll(/\s+/g, ' '));
}

test('what a fragment lists stands where it is spread, at any depth', () => {
  expect(
    written({
      Two: 'query Two { me { ...Whole date } you { id } }',
      Whole: 'fragment Whole on Memory { id place { ...Place } }',
      Place: 'fragment Place on Place { name }',
    }),
  ).toEqual(['query Two { me { id place { name } date } you { id } }']);
});

test('a fragment that is in none of the files is an error that names it and the file', () => {
  expect(() => written({ One: 'query One { me { ...Lost } }' })).toThrow(/One\.graphql spreads a fragment Lost/);
});
