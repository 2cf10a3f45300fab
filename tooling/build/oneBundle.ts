import { rspack, type Configuration } from '@rspack/core';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../remotes.ts';
import { root } from './common.ts';
import { compressOutputs } from './compress.ts';
import { shellConfiguration } from './shell.ts';

/** Stands for the federation host where every remote is part of the build: an import, and nothing else. */
function hostOf(names: readonly string[]): string {
  const doors = names.map((name) => `  '${name}': () => import('${path.join(root, name, 'src/remote.ts')}'),`);
  return `const doors = {\n${doors.join('\n')}\n};
const host = { load: (name) => doors[name](), refresh: async () => undefined };
export const remoteHost = () => ({ load: async () => host, loaded: () => host, forget: () => undefined });
`;
}

/** The parts that the remotes' builds split off are split off here too: federation is compared, not splitting. */
const GROUPS = {
  parts: { minChunks: 2, minSize: 4000, maxAsyncRequests: 5, reuseExistingChunk: true },
  crisisRules: {
    test: /packages[\\/]domain[\\/]src[\\/]crisis[\\/](?!crisisKinds)/,
    name: 'crisis-rules',
    priority: 20,
    enforce: true,
  },
};

/** Builds shell and remotes, from the same sources and with the same settings, as one bundle; returns its folder. */
export async function buildOneBundle(): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/one-bundle');
  const host = path.join(folder, 'host.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(host, hostOf(remoteFolders(root)));
  const base = shellConfiguration(path.join(root, 'shell'), false);
  const split = base.optimization?.splitChunks;
  const configuration: Configuration = {
    ...base,
    output: { ...base.output, path: path.join(folder, 'dist') },
    optimization: {
      ...base.optimization,
      splitChunks: { ...(split === false ? {} : split), cacheGroups: { ...(split && split.cacheGroups), ...GROUPS } },
    },
    plugins: [...(base.plugins ?? []), new rspack.NormalModuleReplacementPlugin(/[./]host\.ts$/, host)],
  };
  await new Promise<void>((resolve, reject) => {
    rspack(configuration).run((error, stats) => {
      if (error !== null || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  await compressOutputs(path.join(folder, 'dist'));
  return path.join(folder, 'dist');
}
