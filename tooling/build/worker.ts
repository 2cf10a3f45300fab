import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logoMarkup } from '../../packages/ui/src/firstPaint.ts';
import { awayStyle } from './awayStyle.ts';
import { browserConfiguration } from './common.ts';

/** The name under which the worker is served: at the root, whose pages are its own. */
const NAME = 'sw.js';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
/** Fetched by who needs it, and of no use without a network. */
const LEFT_OUT = /\.(br|gz)$|^(sw|ahead|shell\.json|supabase\.|diagnostics)|\.webmanifest$|\.png$/;

/** How a file is known: by its name, else by its content; the page is filled in by the server, and judged by the worker. */
function entryOf(file: string, content: Buffer): { url: string; revision: string | null; integrity?: string } {
  const digest = createHash('sha256').update(content).digest('base64');
  if (file === 'index.html') return { url: '/', revision: digest };
  return { url: `/${file}`, revision: HASHED.test(file) ? null : digest, integrity: `sha256-${digest}` };
}

/** The files of the shell that open it without a network; the page itself stands for `index.html`. */
function shellFiles(dist: string) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
    .map((file) => entryOf(file, readFileSync(path.join(dist, file))));
}

/** The build of the service worker, which carries the list of what the build of the shell has written. */
export function workerConfiguration(folder: string): Configuration {
  const base = browserConfiguration(folder, false);
  const dist = path.join(folder, 'dist');
  const files = shellFiles(dist);
  const script = files.find(({ url }) => url.startsWith('/main.'))?.url;
  if (script === undefined) throw new Error('The shell has not been built');
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/worker/serviceWorker.ts' },
    output: { ...base.output, clean: false, filename: NAME },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({
        SHELL_FILES: JSON.stringify(files),
        SHELL_SCRIPT: JSON.stringify(script),
        AWAY_STYLE: JSON.stringify(awayStyle()),
        LOGO_MARKUP: JSON.stringify(logoMarkup()),
      }),
    ],
  };
}

/** A service worker that takes itself away again, with everything that was kept. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll()) client.navigate(client.url);
    })(),
  ),
);
`;

/** In development nothing may be kept: a worker that an earlier visit has left here finds its successor. */
export function leavingWorkerPlugin(): { apply: (compiler: Compiler) => void } {
  const { Compilation, sources } = rspack;
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
          compilation.emitAsset(NAME, new sources.RawSource(LEAVING)),
        ),
      ),
  };
}
