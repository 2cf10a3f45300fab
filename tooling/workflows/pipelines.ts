import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../remotes.ts';
import { imagePipeline, remotePipeline } from './templates.ts';
import { foldersBehind, readWorkspaces } from './workspaces.ts';

/** One file of `.github/workflows`. */
export interface Pipeline {
  file: string;
  text: string;
}

/** Built into everything, whoever it belongs to. */
const EVERYBODYS = ['package-lock.json', 'tsconfig.base.json', 'turbo.json', 'bootstrap/**', 'tooling/build/**'];

/** The subgraphs by folder, as their Services and images are called: whatever is named `subgraph-…` and has a schema. */
function subgraphFolders(root: string): string[] {
  return globSync('graph/subgraph-*/src/schema.ts', { cwd: root })
    .map((file) => path.dirname(path.dirname(file)).split(path.sep).join('/'))
    .sort();
}

/** The pipelines of all remotes and subgraphs, as they should be now. */
function pipelines(root: string): Pipeline[] {
  const workspaces = readWorkspaces(root);
  const made = (name: string, folder: string, template: typeof remotePipeline): Pipeline => {
    const file = `.github/workflows/${name}.yml`;
    const folders = foldersBehind(workspaces, folder).map((each) => `${each}/**`);
    return { file, text: template({ name, folder, paths: [...folders, ...EVERYBODYS, file] }) };
  };
  return [
    ...remoteFolders(root).map((folder) => made(folder, folder, remotePipeline)),
    ...subgraphFolders(root).map((folder) => made(path.basename(folder), folder, imagePipeline)),
  ];
}

/** Those that are not as they would be written now. */
export function stalePipelines(root: string): Pipeline[] {
  return pipelines(root).filter(({ file, text }) => {
    const target = path.join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== text;
  });
}

/** Writes them; answers their files. */
export function writePipelines(root: string): string[] {
  return stalePipelines(root).map(({ file, text }) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return file;
  });
}
