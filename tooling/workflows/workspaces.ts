import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the repository: its folder, and those of ours that it stands on. */
interface Workspace {
  folder: string;
  needs: string[];
}

interface PackageFile {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

function readPackage(root: string, folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Every package of the repository, by name. */
export function readWorkspaces(root: string): ReadonlyMap<string, Workspace> {
  const { workspaces: patterns = [] } = readPackage(root, '.');
  const folders = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root, exclude: (name) => name === 'node_modules' },
  ).map((file) => path.dirname(file).split(path.sep).join('/'));
  return new Map(
    folders.map((folder) => {
      const { name, dependencies = {} } = readPackage(root, folder);
      return [name, { folder, needs: Object.keys(dependencies).filter((each) => each.startsWith('@spire/')) }];
    }),
  );
}

/** The folder itself first, then those of all it is made from. */
export function foldersBehind(workspaces: ReadonlyMap<string, Workspace>, folder: string): string[] {
  const [name] = [...workspaces].find(([, each]) => each.folder === folder) ?? [];
  const found = new Map<string, string>();
  const visit = (each: string): void => {
    const workspace = workspaces.get(each);
    if (workspace === undefined || found.has(each)) return;
    found.set(each, workspace.folder);
    workspace.needs.forEach(visit);
  };
  if (name !== undefined) visit(name);
  const [own = folder, ...others] = found.values();
  return [own, ...others.sort()];
}
