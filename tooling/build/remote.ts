import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, sharing, SubresourceIntegrityPlugin, type Configuration } from '@rspack/core';
import path from 'node:path';
import { LANGUAGES } from '../../packages/domain/src/languages.ts';
import { SHARED } from '../../packages/remote-kit/src/shared.ts';
import { containerName } from '../../packages/domain/src/remoteManifest.ts';
import { browserConfiguration, foldersSaidOnHome, root, WRITE_LATER, type CacheGroups } from './common.ts';
import { needsPlugin } from './compatibility.ts';
import { manifestPlugin } from './manifest.ts';
import { versionOf } from './versions.ts';
import { chunkGlobal, ownChunksPlugin } from './ownChunks.ts';

const packages = path.join(root, 'node_modules');

/** Every shared library: the shell's one copy or none; a version that does not fit throws into the remote's boundary. */
function sharedLibraries() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, packageName]) => [
      request,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${versionOf(packageName)}` } as const,
    ]),
  );
}

/**
 * The design's primitives, each by its own path: the shell's copy where its version fits, else the remote's own, which
 * lies in its build and is fetched only then (decision 0044).
 */
function sharedPrimitives() {
  return { '@spire/ui/': { requiredVersion: `^${versionOf('@spire/ui')}` } };
}

/** How many files a page may be made of, where that is not five: with many pages, what they share is fetched once. */
const PARTS_OF_A_PAGE: Readonly<Record<string, number>> = { 'mf-checkin': 4, 'mf-profile': 6, 'mf-tools': 8 };

/** Remotes with many pages that ask the same. */
const DOCUMENTS_TOGETHER = ['mf-tools'];

/** From this many bytes of source on, a part that several pages use is worth a request of its own. */
const WORTH_A_REQUEST = 6000;

/**
 * The words that single pages of a remote say travel together, a file for each language: many small files would cost
 * the entry, and the registry in every page, a hash each.
 */
function pageWordsGroups(folder: string): CacheGroups {
  const own = [path.join(folder, 'src'), ...foldersSaidOnHome(folder)].map((screen) => path.join(screen, 'messages'));
  const source = path.join(folder, 'src');
  const written = path.join(root, 'packages/written/src');
  const isOfPages = (file: string) =>
    (file.startsWith(source) && !own.some((words) => file.startsWith(words))) ||
    (file.startsWith(written) && WRITE_LATER.includes(path.basename(folder)));
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      `${language}Pages`,
      {
        test: (module) => {
          const file = module.nameForCondition() ?? '';
          return file.endsWith(path.join('messages', `${language}.ts`)) && isOfPages(file);
        },
        name: `page-words-${language}`,
        enforce: true,
      },
    ]),
  );
}

/**
 * The modules that several pages and cards of a remote use are one file for all of them. Never by `runtimeChunk` nor
 * for initial chunks: the container must be whole in its entry.
 */
function sharedParts(folder: string, container: string): CacheGroups {
  const door = [path.join(folder, 'src/remote.ts'), path.join(root, 'packages/remote-kit/src/withWords.ts')];
  const isOfDoor = (file: string) => door.includes(file) || file.endsWith(path.join('messages', 'namespace.ts'));
  return {
    ...pageWordsGroups(folder),
    parts: {
      minChunks: 2,
      minSize: WORTH_A_REQUEST,
      maxAsyncRequests: PARTS_OF_A_PAGE[path.basename(folder)] ?? 5,
      reuseExistingChunk: true,
    },
    // Small documents of queries that many pages ask with are one file.
    ...(DOCUMENTS_TOGETHER.includes(path.basename(folder)) && {
      documents: { test: /\.generated\.ts$/, name: 'documents', minChunks: 3, minSize: 0, priority: 5 },
    }),
    // The exposed module and the names of its words are a few lines, needed at once: in the entry they cost no request
    // and no wait of their own.
    door: {
      test: (module) => isOfDoor(module.nameForCondition() ?? ''),
      name: container,
      priority: 30,
      enforce: true,
    },
    // The remote's own copies of the primitives, and what these alone use: fetched only where the shell's do not fit.
    primitives: {
      test: /packages[\\/]ui[\\/]src|node_modules[\\/](lucide-react|@base-ui|@floating-ui)[\\/]/,
      name: 'own-primitives',
      priority: 10,
      enforce: true,
    },
    // Large, and rarely needed: nothing that is fetched for another reason may carry them.
    crisisRules: {
      test: /[\\/]language[\\/](src|artefacts)[\\/]/,
      name: 'crisis-rules',
      priority: 20,
      enforce: true,
    },
  };
}

/**
 * Upgrade watch: the bundler resolves the federation runtime to its CommonJS build, which no size flag reaches. Both
 * lines are needed; the size gate of `npm run budgets` notices when they stop working.
 */
const slimRuntime = () => [
  new NormalModuleReplacementPlugin(
    /^@module-federation\/runtime$/,
    path.join(packages, '@module-federation/runtime/dist/bundler.js'),
  ),
  new NormalModuleReplacementPlugin(/webpack-bundler-runtime[/\\]dist[/\\]index\.cjs$/, (data) => {
    data.request = data.request.replace(/index\.cjs$/, 'bundler.js');
  }),
  new NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, path.join(import.meta.dirname, 'noDescriptions.mjs')),
];

/** The build of one remote: a federation container with one door, `./remote`, that carries no shared library. */
export function remoteConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const name = path.basename(folder);
  const base = browserConfiguration(folder, isDevelopment, sharedParts(folder, containerName(name)));
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: containerName(name),
      chunkLoadingGlobal: chunkGlobal(containerName(name)),
    },
    plugins: [
      ...slimRuntime(),
      // A build that goes on writes again only what has changed: there it keeps one name.
      ...(isDevelopment ? [] : [ownChunksPlugin(containerName(name))]),
      manifestPlugin(folder),
      needsPlugin(),
      // The registry vouches for the entry; the entry vouches for every chunk it fetches.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      // Asked for, and offered to nobody: what one remote brings along never runs in another.
      new sharing.ConsumeSharedPlugin({
        consumes: { ...sharedLibraries(), ...sharedPrimitives() },
        shareScope: 'default',
        enhanced: true,
      }),
    ],
  };
}
