import { rspack, SubresourceIntegrityPlugin, type Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOKEN_MARGIN } from '../../packages/client/src/storedSession.ts';
import { LATER } from '../../packages/domain/src/aheadList.ts';
import { DELAYS } from '../../packages/domain/src/limits.ts';
import { TIME_ZONE_HEADER } from '../../packages/domain/src/servicePaths.ts';
import { firstPaintStyle, logoMarkup } from '../../packages/ui/src/firstPaint.ts';
import { PALETTES } from '../../packages/ui/src/themes.ts';
import { browserConfiguration, root, type CacheGroups } from './common.ts';
import { offersPlugin } from './compatibility.ts';
import { leavingWorkerPlugin } from './worker.ts';

/** The icon within the page: one request less on every first visit. */
function inlineIcon(): string {
  const icon = readFileSync(path.join(root, 'packages/ui/assets/favicon.svg'), 'utf8');
  const bare = icon.replace(/>\s+</g, '><').trim().replaceAll('"', "'");
  // These are the only characters of the icon that a data address has to escape.
  return `data:image/svg+xml,${bare.replace(/[%#]/g, encodeURIComponent)}`;
}

/** The part of a script within the page that stands in this file; it may import types alone. */
function inlineScript(file: string): string {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    minify: true,
    isModule: true,
  });
  const script = code.replace(/;?export\s*\{\s*\};?/, '').trim();
  if (/<\/script|\bimport\b|\bexport\b/.test(script)) throw new Error(`${file} cannot stand in a page`);
  return script;
}

/** The gate's question, to the letter. */
function personQuestion(folder: string): string {
  const [, query] =
    /\bbody:\s*'([^'\\]+)'/.exec(readFileSync(path.join(folder, 'src/gate/Person.generated.ts'), 'utf8')) ?? [];
  if (query === undefined) throw new Error('The question of the gate has no text');
  return JSON.stringify({ query });
}

/** The scripts that run on Home before any other. In a block: it names nothing for the others. */
function homeScripts(folder: string): string {
  const ask = {
    body: personQuestion(folder),
    timeZoneHeader: TIME_ZONE_HEADER,
    margin: TOKEN_MARGIN,
    timeout: DELAYS.request,
    later: LATER,
  };
  const files = ['gate/askPerson.ts', 'federation/askForLater.ts', 'last-home/paintLastHome.ts'];
  const scripts = files.map((file) => inlineScript(path.join(folder, 'src', file)));
  return `{const ASK=${JSON.stringify(ask)};${scripts.join(';')}}`;
}

/** The page, without indents and lines between its elements, which would be paid for by every first visit. */
const barePage = (file: string) => readFileSync(file, 'utf8').replace(/\n\s+/g, '\n').replaceAll('>\n<', '><');

/** The modules that the shared fields and choices both use lie with the fields alone (decision 0044). */
const fieldParts: CacheGroups = {
  fieldParts: {
    test: /packages[\\/]ui[\\/]src[\\/](Field\.tsx|Choices\.tsx|chosen\.ts)$|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    chunks: ({ name = '' }) => ['data', 'ui-choices', 'ui-marks'].includes(name),
    name: 'data',
    enforce: true,
  },
};

/** The parts of the shell that read or write the person's data. */
const DATA_PARTS: readonly string[] = ['data', 'data-seldom', 'status', 'quiet-homes', 'leaf'];

/**
 * The modules that the person's data and the frame around it both use lie with the frame alone: who has one has both.
 * They are set apart before what comes later, which would leave a copy with each where it needs the same.
 */
const dataParts: CacheGroups = {
  dataParts: {
    test: /packages[\\/](client|domain)[\\/]src[\\/]/,
    chunks: (chunk) => chunk.name === 'data' || chunk.name === 'signed-in',
    minChunks: 2,
    name: 'signed-in',
    enforce: true,
    priority: 1,
  },
  // Parts that come later need it as well, and would bring a copy back to the data.
  day: {
    test: /packages[\\/]client[\\/]src[\\/]today\.ts$/,
    chunks: ({ name = '' }) => ['signed-in', ...DATA_PARTS].includes(name),
    name: 'signed-in',
    enforce: true,
    priority: 2,
  },
};

/** The modules that two parts both use lie with the first alone: who has the second has both. */
function sharedWith(holder: string, guest: string): CacheGroups {
  return {
    [`${holder} with ${guest}`]: {
      chunks: (chunk) => chunk.name === holder || chunk.name === guest,
      minChunks: 2,
      name: holder,
      enforce: true,
    },
  };
}

/** Of the person's data, what `data` is made of: libraries, and our own client but for its parts for few pages. */
const DATA =
  /node_modules[\\/](@apollo[\\/]client|@wry|graphql|idb|optimism|rxjs|tslib)[\\/]|packages[\\/]client[\\/]src[\\/](?!lazy|pictures|saveFile|use(Held|Host|Transfer)|outbox[\\/](useRefused|writeAnew)|store[\\/]keepReads)/;

/**
 * The person's data lie with `data` alone. Told for all that comes later at once: what is told for two parts at a time
 * leaves a copy with each as soon as a third has it too, and a first Home fetched the data client twice.
 */
const dataLibrary: CacheGroups = {
  dataLibrary: {
    test: DATA,
    chunks: ({ name = '' }) => DATA_PARTS.includes(name),
    minChunks: 2,
    name: 'data',
    enforce: true,
    priority: 0.5,
  },
};

/** Pictures, files and what is said of what waits come to whoever has the app and its data already. */
const laterParts: CacheGroups = Object.assign(
  {},
  ...['data', 'signed-in'].flatMap((holder) => ['data-seldom', 'status'].map((guest) => sharedWith(holder, guest))),
) as CacheGroups;

/**
 * The parts of the federation runtime the host does without: remotes are found in the registry, so there are no
 * manifests to take snapshots of, and no server loads them.
 */
const FEDERATION_FLAGS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' };

/** Drops snapshots, which our flags leave unused, and their preloading: two kilobytes of every first visit. */
const withoutSnapshots = () =>
  new rspack.NormalModuleReplacementPlugin(
    /\/(SnapshotHandler|generate-preload-assets|utils\/preload)\.js$/,
    path.join(import.meta.dirname, 'noSnapshots.mjs'),
  );

/** One copy of the auth library, for its own client and for the whole of Supabase, whichever is fetched first. */
const authLibrary: CacheGroups = {
  authLibrary: { test: /node_modules[\\/]@supabase[\\/]auth-js/, name: 'auth', enforce: true },
};

/**
 * Prefixes for browsers older than those that the app is for. styled-components adds none unless asked, and carries
 * the table all the same: a kilobyte of every first visit.
 */
const withoutPrefixes = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, path.join(import.meta.dirname, 'noPrefixes.mjs'));

/** React Router's build for production, which its package leaves to whoever asks by the path: without its warnings. */
const ROUTER = path.join(root, 'node_modules/react-router/dist/production');
const productionRouter = { 'react-router$': `${ROUTER}/index.mjs`, 'react-router/dom$': `${ROUTER}/dom-export.mjs` };

/** The build of the host shell. No federation plugin: the shell hands its libraries over at run time (decision 0002). */
export function shellConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const base = browserConfiguration(folder, isDevelopment, {
    ...fieldParts,
    ...dataParts,
    ...dataLibrary,
    ...laterParts,
    ...authLibrary,
  });
  return {
    ...base,
    ...(isDevelopment
      ? {}
      : {
          resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...productionRouter } },
          module: {
            rules: [
              ...(base.module?.rules ?? []),
              { test: /react-router[\\/]dist[\\/].*\.mjs$/, use: path.join(root, 'tooling/build/bareRouter.ts') },
            ],
          },
        }),
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      withoutPrefixes(),
      withoutSnapshots(),
      new rspack.DefinePlugin({ ...FEDERATION_FLAGS, HAS_WORKER: !isDevelopment }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      offersPlugin(),
      // The page vouches for the first script, and each script for those that it fetches.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' }),
      ...(isDevelopment ? [leavingWorkerPlugin()] : []),
      new rspack.HtmlRspackPlugin({
        ...(isDevelopment
          ? { template: './index.html' }
          : { templateContent: barePage(path.join(folder, 'index.html')) }),
        scriptLoading: 'defer',
        minify: false,
        templateParameters: {
          icon: inlineIcon(),
          style: firstPaintStyle(),
          logo: logoMarkup(),
          homeScripts: homeScripts(folder),
          light: PALETTES.light.background,
          dark: PALETTES.dark.background,
        },
      }),
    ],
  };
}
