import { rspack, type Compiler } from '@rspack/core';
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesOf } from '../../packages/domain/src/remoteRegistry.ts';

const { Compilation, sources } = rspack;

/** Puts `manifest.json` beside a remote's scripts. A manifest that the app would refuse fails the build, with the reason. */
export function manifestPlugin(folder: string): { apply: (compiler: Compiler) => void } {
  const name = path.basename(folder);
  const file = path.join(folder, 'src/manifest.ts');
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
        compilation.fileDependencies.add(file);
        compilation.hooks.processAssets.tapPromise({ name: 'manifest', stage }, async () => {
          const manifest = await readSource(file);
          const [refusal] = pagesOf({ [name]: { manifest } }).refused;
          if (refusal !== undefined) throw new Error(refusal.reason);
          compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest)));
        });
      }),
  };
}

/** The date in the address has a watching build read it again after a change. */
async function readSource(file: string): Promise<unknown> {
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  return ((await import(address)) as { default: unknown }).default;
}
