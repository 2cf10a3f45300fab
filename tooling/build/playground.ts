import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { SERVICE_PATHS } from '../../packages/domain/src/servicePaths.ts';
import { browserConfiguration } from './common.ts';

/** The build of the playground: GraphiQL and Monaco's workers, for the gateway to serve. */
export function playgroundConfiguration(folder: string): Configuration {
  const base = browserConfiguration(folder, false);
  return {
    ...base,
    entry: { playground: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: `${SERVICE_PATHS.playground}/`,
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /\.css$/, type: 'css' },
        // GraphiQL's own style sheet holds all of Monaco's; what Monaco imports itself would be a second copy.
        { test: /node_modules[\\/]monaco-editor[\\/].*\.css$/, sideEffects: false },
      ],
    },
    resolve: {
      ...base.resolve,
      // For subscriptions, which the graph has none of.
      alias: { 'graphql-ws': false },
    },
    optimization: {
      // One copy of Monaco for all that is fetched later.
      splitChunks: { chunks: 'async' },
      // It is read on this machine: a short build is worth more than the last bytes.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: false, format: { comments: false } },
        }),
      ],
    },
    plugins: [new rspack.HtmlRspackPlugin({ template: path.join(folder, 'src/index.html'), minify: false })],
  };
}
