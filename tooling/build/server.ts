import { SwcJsMinimizerRspackPlugin, type Configuration } from '@rspack/core';
import path from 'node:path';
import { root } from './common.ts';
import { OneByteScripts } from './oneByte.ts';

/** The programs of each room, by name. */
const PROGRAMS: Record<string, Record<string, string>> = {
  local: { main: './src/main.ts', seed: './src/seed.ts' },
  ops: { serve: './src/serve.ts', emit: path.join(root, 'graph/gateway/src/emit.ts') },
};

/** What development exchanges while PostgreSQL stays up; it lies apart, so that the programs above are left as they are. */
const EXCHANGED = { services: './src/dev/servicesMain.ts' };

/**
 * The build of the server programs: the workspace's own sources bundled, npm packages left where they are; all but
 * OpenTelemetry's, of which the planner brings older ones that would be found from here.
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
      ({ request }, callback) =>
        /^(?!@spire\/|@opentelemetry\/)[a-z@]/i.test(request ?? '') ? callback(undefined, request) : callback(),
    ],
    resolve: { extensions: ['.ts', '.js'] },
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
    // Each program whole: a shared chunk would load the graph before PostgreSQL has been started.
    // Sources stay in memory as they are read, with two bytes for each letter where a single one is not Latin.
    optimization: {
      splitChunks: false,
      minimize: true,
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: false, mangle: false, format: { ascii_only: true, comments: false } },
        }),
      ],
    },
    plugins: isDevelopment ? [] : [new OneByteScripts()],
    performance: false,
    stats: 'errors-warnings',
  };
}
