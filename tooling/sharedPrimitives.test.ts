import { SHARED_PRIMITIVES } from '@spire/remote-kit/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from './remotes.ts';

const root = path.resolve(__dirname, '..');

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

const primitivesOf = (folder: string): string[] =>
  sourcesOf(folder).flatMap((source) => source.match(/(?<='@spire\/ui\/)[^']+/g) ?? []);

/** The import clauses before the library's name: `styled, { css }`. */
const importsOfStyles = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => source.match(/(?<=import )[^;]*(?= from 'styled-components')/g) ?? []);

test('the shell offers every primitive that a remote imports, and none that no remote does', () => {
  // A question that several remotes ask in the same words travels in each of them.
  const folders = [...remoteFolders(root), 'packages/profile-form', 'packages/written'];
  const imported = new Set(folders.flatMap((folder) => primitivesOf(`${folder}/src`)));
  expect([...SHARED_PRIMITIVES].sort()).toEqual([...imported].sort());
});

test('no module of the design holds a state or a context: two versions of it run side by side', () => {
  const files = readdirSync(path.join(root, 'packages/ui/src')).filter((file) => !file.includes('.test.'));
  const holding = files.filter((file) =>
    /createContext|^(export )?(let|var) |= new (Map|Set|WeakMap|WeakSet)\b/m.test(
      readFileSync(path.join(root, 'packages/ui/src', file), 'utf8'),
    ),
  );
  expect(holding).toEqual([]);
});

test('the shell offers every name that an app imports of styled-components', () => {
  const host = path.join(root, 'shell/src/federation/sharedLibraries.ts');
  const [offered = ''] = importsOfStyles([readFileSync(host, 'utf8')]);
  const folders = [...remoteFolders(root), 'packages/ui', 'packages/profile-form', 'packages/written'];
  const asked = new Set(importsOfStyles(folders.flatMap((folder) => sourcesOf(`${folder}/src`))));
  expect(asked).toContain('styled');
  // A type is nothing that runs.
  const names = [...asked].flatMap((each) => each.replaceAll(/\btype \w+/g, '').match(/[\w*]+/g) ?? []);
  expect(offered.match(/\w+/g)).toEqual(expect.arrayContaining([...new Set(names)]));
});
