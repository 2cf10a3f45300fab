import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { browserConfiguration } from './common.ts';

/** The build of the component gallery: every primitive in every state, for developers. */
export function galleryConfiguration(folder: string): Configuration {
  const base = browserConfiguration(folder, true);
  return {
    ...base,
    entry: { gallery: './gallery/main.tsx', scenes: './gallery/scenes.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: Object.entries({ gallery: 'index.html', scenes: 'scenes.html' }).map(
      ([name, filename]) =>
        new rspack.HtmlRspackPlugin({ template: path.join(folder, 'gallery/index.html'), chunks: [name], filename }),
    ),
  };
}

/** Builds it once, into that folder. */
export function buildGalleryInto(folder: string, output: string): Promise<void> {
  const configuration = galleryConfiguration(folder);
  const compiler = rspack({ ...configuration, output: { ...configuration.output, path: output } });
  return new Promise((resolve, reject) => {
    compiler.run((error, found) => {
      if (error !== null || found?.hasErrors() === true) reject(error ?? new Error(found?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
