import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage } from './everyPage.ts';

const root = path.resolve(__dirname, '..');

test('every path that the decisions name is a page, and its alias leads to the same one (D5, D83)', async () => {
  const decisions = readFileSync(path.join(root, 'docs/spec/decisions.md'), 'utf8');
  const listed = ['d5', 'd83'].map((id) => decisions.split(`<a id="${id}">`)[1]?.split('\n- ')[0] ?? '').join('\n');
  const owners = listed.split('\n').filter((line) => line.startsWith('  - '));
  const named = owners.flatMap((line) => [...line.matchAll(/`(\/[^`]*)`(?: \(`(\/[^`]*)`\))?/g)]);
  expect(named.length).toBeGreaterThan(30);
  const { pages } = await everyPage(root);
  const pageAt = (address: string) => pages.find(({ path: own, aliases }) => [own, ...aliases].includes(address))?.id;
  const lost = named.filter(
    ([, own = '', alias]) => pageAt(own) === undefined || (alias !== undefined && pageAt(alias) !== pageAt(own)),
  );
  expect(lost.map(([words]) => words)).toEqual([]);
});
