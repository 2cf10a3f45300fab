import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage } from './everyPage.ts';
import { remoteFolders } from './remotes.ts';

const root = path.resolve(__dirname, '..');

/** How remotes and shell name a page; what comes from a table is typed by its manifest. */
const NAMED = /(?:\bpage="|\busePage(?:Path|Title)\('|query="from=)([^'"]*)["']/g;

test('the remotes of this repository make one app, none refused', async () => {
  const { pages, refused } = await everyPage(root);
  expect(refused).toEqual([]);
  expect(new Set(pages.map(({ owner }) => owner)).size).toBe(remoteFolders(root).length + 1);
});

test('every page that is linked to belongs to somebody', async () => {
  const known = new Set((await everyPage(root)).pages.map(({ id }) => id));
  const files = globSync('{mf-*,shell,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const links = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(NAMED)].map(([, id = '']) => ({ file, id })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('neither shell nor packages name a page of a remote', async () => {
  const { pages } = await everyPage(root);
  const foreign = pages.filter(({ owner }) => owner !== 'shell').flatMap(({ path, aliases }) => [path, ...aliases]);
  const files = globSync('{shell,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|^packages\/testing\//.test(file),
  );
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return foreign.filter((each) => new RegExp(`['"\`]${each}[/?'"\`]`).test(text)).map((each) => `${file}: ${each}`);
  });
  expect(named).toEqual([]);
});
