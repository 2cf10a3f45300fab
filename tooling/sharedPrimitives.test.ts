import { SHARED_PRIMITIVES } from '@spire/remote-kit/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from './remotes.ts';

const root = path.resolve(__dirname, '..');

function primitivesOf(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => readFileSync(path.join(root, folder, file), 'utf8').match(/(?<='@spire\/ui\/)[^']+/g) ?? []);
}

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
