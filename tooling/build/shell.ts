import { rspack, SubresourceIntegrityPlugin, type Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** A script within the page, which runs before any other; it may import types alone. */
function inlineScript(file: string): string {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    minify: true,
    isModule: true,
  });
  const script = code.replace(/;?export\s*\{\s*\};?/, '').trim();
  if (/<\/script|\bimport\b|\bexport\b/.test(script)) throw new Error(`${file} cannot stand in a page`);
  // In a block: a page's own script names nothing for the others.
  return `{${script}}`;
}

/** The page, without indents and lines between its elements, which would be paid for by every first visit. */
const barePage = (file: string) => readFileSync(file, 'utf8').replace(/\n\s+/g, '\n').replaceAll('>\n<', '><');

/** The modules that the shared fields and choices both use lie with the fields alone (decision 0044). */
const fieldParts: CacheGroups = {
  fieldParts: {
    test: /packages[\\/]ui[\\/]src[\\/](Field\.tsx|Choices\.tsx|chosen\.ts)$|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    chunks: (chunk) => chunk.name === 'data' || chunk.name === 'ui-choices',
    name: 'data',
    enforce: true,
  },
};

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

/** What the flags leave of snapshots, and the preloading that needs them: two kilobytes of every first visit. */
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

/** The build of the host shell. No federation plugin: the shell hands its libraries over at run time (decision 0002). */
export function shellConfiguration(folder: string, isDevelopment: boolean): Configuration {
  const base = browserConfiguration(folder, isDevelopment, {
    ...fieldParts,
    ...dataParts,
    ...laterParts,
    ...authLibrary,
  });
  return {
    ...base,
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
          lastHome: inlineScript(path.join(folder, 'src/last-home/paintLastHome.ts')),
          light: PALETTES.light.background,
          dark: PALETTES.dark.background,
        },
      }),
    ],
  };
}
