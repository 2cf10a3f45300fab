import { rspack, type Compiler } from '@rspack/core';

const NAME = 'own-chunks';

/** The global in which a build's files find each other, until `ownChunksPlugin` says where; no identifier, so that it stays quoted. */
export const chunkGlobal = (container: string): string => `${container} chunks`;

/** A worker's script loads no other file, so it is no chunk here. */
const isChunk = (file: string) => file.endsWith('.js') && !/(?:^|\/)worker\./.test(file);

/** The folder that the running script has come from, which is one version's alone. */
const FOLDER = 'document.currentScript.src.replace(/[^/]*$/,"")';

/**
 * Names that global after the folder that a file is fetched from. Two versions of a remote may run in one page, the
 * second in place of one that failed: under one name each would take the other's files for its own. A name made of the
 * build's content would keep them apart too, but stand in every file, so that each changed word would rename them all.
 */
export function ownChunksPlugin(container: string): { apply: (compiler: Compiler) => void } {
  const { Compilation, sources } = rspack;
  const place = `"${chunkGlobal(container)}"`;
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
          (assets) => {
            for (const [file, source] of Object.entries(assets).filter(([each]) => isChunk(each))) {
              const script = source.source().toString();
              if (!script.includes(place)) throw new Error(`${file} names no global of ${container}`);
              compilation.updateAsset(file, new sources.RawSource(script.replaceAll(place, FOLDER)));
            }
          },
        ),
      ),
  };
}
