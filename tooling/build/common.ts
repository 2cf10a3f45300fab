import { rspack, type Configuration, type OptimizationSplitChunksCacheGroup } from '@rspack/core';
import path from 'node:path';
import { LANGUAGES } from '../../packages/domain/src/languages.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Browsers of the last two and a half years: what `<dialog>`, `:has` and `Object.groupBy` need anyway. */
export const BROWSERS = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.4', 'ios >= 17.4'];

/** A file that runs by itself, away from the page. */
const WORKER = /\.worker\.ts$/;
const ELSEWHERE = [/node_modules/, WORKER];

/** Named groups of modules that travel together in one file. */
export type CacheGroups = Record<string, OptimizationSplitChunksCacheGroup>;

/** These do without the words about texts on the pages that are seen first. */
export const WRITE_LATER = ['shell', 'mf-checkin'];

/** Screens of a remote whose few words stand on Home: they come with the remote's own, not with those of all its pages. */
const SAID_ON_HOME: Readonly<Record<string, readonly string[]>> = { 'mf-profile': ['later-question', 'plan-offer'] };

/** The folders of those screens in an app. */
export const foldersSaidOnHome = (folder: string): string[] =>
  (SAID_ON_HOME[path.basename(folder)] ?? []).map((screen) => path.join(folder, 'src', screen));

/** Words of several apps that nearly every page of theirs says. */
const sharedWords = (folder: string) =>
  ['packages/i18n/src', ...(WRITE_LATER.includes(path.basename(folder)) ? [] : ['packages/written/src'])].map((words) =>
    path.join(root, words),
  );

/**
 * The app's own catalogue and the shared ones travel together, a file for each language: fewer requests, and nobody
 * fetches the other language. A catalogue deeper in the app belongs to its screen and travels with that.
 */
const catalogueGroups = (folder: string): CacheGroups =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        test: (module: { nameForCondition: () => string | undefined }) => {
          const file = module.nameForCondition() ?? '';
          return (
            [path.join(folder, 'src'), ...foldersSaidOnHome(folder)].some(
              (screen) => file === path.join(screen, 'messages', `${language}.ts`),
            ) ||
            (sharedWords(folder).some((shared) => file.startsWith(shared)) && file.endsWith(`/${language}.ts`))
          );
        },
        name: `messages-${language}`,
        enforce: true,
      },
    ]),
  );

/**
 * The configuration all browser bundles have in common: TypeScript sources of the workspace compiled by SWC, hashed
 * files. `groups` are those that it splits by beside the catalogues.
 */
export function browserConfiguration(folder: string, isDevelopment: boolean, groups: CacheGroups = {}): Configuration {
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Apollo leaves out its checks under `production`, RxJS its ES5 under `es2015`: 4 kB of every first visit.
      conditionNames: [isDevelopment ? 'development' : 'production', 'es2015', 'import', 'browser', 'default'],
      // A list of every attribute of HTML, by which styled-components warns under development alone.
      ...(isDevelopment ? {} : { alias: { '@emotion/is-prop-valid': false } }),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: ELSEWHERE,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            detectSyntax: 'auto',
            env: { targets: BROWSERS },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isDevelopment } },
            },
          },
        },
        ...(isDevelopment
          ? []
          : [
              {
                test: /\.tsx?$/,
                exclude: ELSEWHERE,
                enforce: 'pre',
                use: path.join(root, 'tooling/build/trimStyles.ts'),
              } as const,
            ]),
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        {
          test: WORKER,
          type: 'asset/resource',
          loader: path.join(root, 'tooling/build/workerScript.ts'),
          generator: { filename: 'worker.[contenthash:8].js' },
        },
      ],
    },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false, ...catalogueGroups(folder), ...groups },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
