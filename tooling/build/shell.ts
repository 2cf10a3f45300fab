import { rspack, type Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserConfiguration, root } from './common.ts';

/** The icon within the page: one request less on every first visit. */
function inlineIcon(): string {
  const icon = readFileSync(path.join(root, 'packages/ui/assets/favicon.svg'), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

/** The build of the host shell. No federation plugin: the shell hands its libraries over at run time (decision 0002). */
export function shellConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const base = browserConfiguration(folder, isDevelopment);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: './index.html',
        scriptLoading: 'defer',
        minify: false,
        templateParameters: { icon: inlineIcon() },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(folder, 'public'), noErrorOnMissing: true }] }),
    ],
  };
}
