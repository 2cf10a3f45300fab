import { rspack, type Compiler } from '@rspack/core';
import { needs, offers } from './versions.ts';

const { Compilation, sources } = rspack;

function jsonFile(name: string, content: () => object): { apply: (compiler: Compiler) => void } {
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({ name, stage }, () =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(content()))),
        ),
      ),
  };
}

/** Puts `needs.json` beside a remote's scripts, for whoever publishes it. */
export const needsPlugin = () => jsonFile('needs.json', needs);

/** Puts `shell.json` beside the shell's. */
export const offersPlugin = () => jsonFile('shell.json', offers);
