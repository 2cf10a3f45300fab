import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { browserConfiguration } from './common.ts';

/** The build of the component gallery: every primitive in every state, for developers. */
export function galleryConfiguration(folder: string): Configuration {
  const base = browserConfiguration(folder, true);
  return {
    ...base,
    entry: { gallery: './gallery/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [new rspack.HtmlRspackPlugin({ template: path.join(folder, 'gallery/index.html') })],
  };
}
