import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { browserConfiguration, type ChunkGroups } from './common.ts';

const CHUNK_GROUPS: ChunkGroups = {
  federation: { test: /[\\/]@module-federation[\\/]|sharedLibraries/, name: 'federation', enforce: true },
  data: {
    test: /[\\/](@apollo[\\/]client|packages[\\/]client[\\/]src|graphql|rxjs)[\\/]/,
    name: 'data',
    enforce: true,
  },
};

/** The build of the host shell. No federation plugin: the shell hands its libraries over at run time (decision 0002). */
export function shellConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const base = browserConfiguration(folder, isDevelopment, CHUNK_GROUPS);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', minify: false }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(folder, 'public'), noErrorOnMissing: true }] }),
    ],
  };
}
