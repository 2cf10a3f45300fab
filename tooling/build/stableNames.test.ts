import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

let workshop = '';
let remote = '';
let before: Record<string, string> = {};
let after: Record<string, string> = {};

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(remote, file)), { recursive: true });
  writeFileSync(path.join(remote, file), content);
}

/** The scripts of a real build, by name. */
function build(): Record<string, string> {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'tooling/build/build.ts'), 'remote'], {
    cwd: remote,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(stderr);
  const dist = path.join(remote, 'dist');
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]));
}

beforeAll(() => {
  // Below the root, where the packages of the workspace are found, and beside what no test or build looks through.
  mkdirSync(path.join(root, '.data'), { recursive: true, mode: 0o711 });
  workshop = mkdtempSync(path.join(root, '.data/names-'));
  remote = path.join(workshop, 'mf-plant');
  write('package.json', '{"name":"mf-plant","type":"module"}');
  write(
    'src/manifest.ts',
    `export default { contract: 2, name: 'mf-plant', pages: [
  { id: 'plant', path: '/plant', access: 'signed-in', title: { no: 'Plante', en: 'Plant' } },
  { id: 'pot', path: '/pot', access: 'signed-in', title: { no: 'Potte', en: 'Pot' } },
], cards: [], shortcuts: [] };`,
  );
  write(
    'src/remote.ts',
    `const words = { no: () => import('./messages/no.ts'), en: () => import('./messages/en.ts') };
export default {
  contract: 2, name: 'mf-plant', namespaces: [{ name: 'plant', load: words }],
  pages: { plant: () => import('./plant.ts'), pot: () => import('./pot.ts') },
  cards: {},
};`,
  );
  for (const page of ['plant', 'pot']) write(`src/${page}.ts`, `export default () => '${page}';`);
  write('src/messages/no.ts', "export default { title: 'Planten' };");
  write('src/messages/en.ts', "export default { title: 'The plant' };");
  before = build();
  write('src/messages/no.ts', "export default { title: 'Blomsten' };");
  after = build();
});
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

test('one changed word renames the file that it lies in, and no other', () => {
  const isNew = (file: string) => !(file in before);
  expect(Object.keys(before).length).toBeGreaterThan(4);
  expect(Object.keys(after).filter(isNew)).toEqual([expect.stringMatching(/^messages-no\./)]);
  // The entry has no hash in its name, and names the others by theirs.
  const same = Object.keys(after).filter((file) => !isNew(file) && file !== 'remoteEntry.js');
  expect(same.map((file) => after[file])).toEqual(same.map((file) => before[file]));
  expect(after['remoteEntry.js']).not.toBe(before['remoteEntry.js']);
});

test('the files of a version find each other by the folder that they come from', () => {
  const found = (script: string) => script.includes('document.currentScript.src');
  expect(Object.keys(after).filter((file) => !found(after[file] ?? ''))).toEqual([]);
});
