import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../remotes.ts';
import { imagePipeline, languagePipeline, type PipelineOf, remotePipeline, shellPipeline } from './templates.ts';
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

/** The code of `web`, which serves the shell's pages; other parts of `services` are of other processes. */
const SERVES_SHELL = ['services/src/web/**', 'services/src/serveWeb.ts'];
/** Documents that a gateway starts from; the subgraphs and remotes behind them may be of another day. */
const STARTS_GATEWAY = ['graph/supergraph.graphql', 'graph/schema.graphql', 'graph/operations.json'];

const LANGUAGE = '.github/workflows/language.yml';
/** The parts that stand beside the gateway in its processes, or in its place. */
const GATEWAY_PARTS = ['graph/privacy', 'graph/rest', 'graph/router-signer'];

interface PipelineOptions {
  template: (pipeline: PipelineOf) => string;
  parts?: readonly string[];
  /** Files that start it beside its folder and the folders it depends on. */
  also?: readonly string[];
  deployment?: string;
}

/** The pipelines of the shell, the remotes, the gateway, the subgraphs and the classifiers, as they should be now. */
function pipelines(root: string): Pipeline[] {
  const workspaces = readWorkspaces(root);
  const made = (folder: string, { template, also = [], ...others }: PipelineOptions): Pipeline => {
    const name = path.basename(folder);
    const file = `.github/workflows/${name}.yml`;
    const folders = foldersBehind(workspaces, folder).map((each) => `${each}/**`);
    return { file, text: template({ name, folder, paths: [...folders, ...also, ...EVERYBODYS, file], ...others }) };
  };
  return [
    made('shell', { template: shellPipeline, also: SERVES_SHELL, deployment: 'web' }),
    ...remoteFolders(root).map((folder) => made(folder, { template: remotePipeline })),
    made('graph/gateway', {
      template: imagePipeline,
      parts: GATEWAY_PARTS,
      also: [...STARTS_GATEWAY, 'graph/router-signer/**'],
    }),
    ...subgraphFolders(root).map((folder) => made(folder, { template: imagePipeline })),
    { file: LANGUAGE, text: languagePipeline(['language/**', 'package-lock.json', LANGUAGE]) },
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
