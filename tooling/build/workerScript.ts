import { rspack, type Configuration, type LoaderContext } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSERS, root } from './common.ts';

const FILE = 'worker.js';

/** The build of a worker: one file with all that it runs, and nothing of the page's federation. */
function workerBuild(entry: string): Configuration {
  return {
    mode: 'production',
    target: ['webworker', 'es2022'],
    devtool: false,
    context: path.dirname(entry),
    entry: { worker: entry },
    resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['production', 'import', 'browser', 'default'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: { env: { targets: BROWSERS }, jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
    output: {
      path: path.join(root, 'node_modules/.cache/spire-workers', path.basename(entry, '.ts')),
      filename: FILE,
      asyncChunks: false,
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** A loader of the bundler that makes the script of a worker of `x.worker.ts`, asked for by `new URL('./x.worker.ts', …)`. */
export default function workerScript(this: LoaderContext): void {
  const done = this.async();
  const configuration = workerBuild(this.resourcePath);
  const compiler = rspack(configuration);
  compiler.run((error, stats) => {
    for (const file of stats?.compilation.fileDependencies ?? []) this.addDependency(file);
    const failure = error ?? (stats?.hasErrors() === true ? new Error(stats.toString('errors-only')) : null);
    compiler.close(() => {
      if (failure !== null) done(failure);
      else done(null, readFileSync(path.join(configuration.output?.path ?? '', FILE)));
    });
  });
}
