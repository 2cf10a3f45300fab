import { rspack, type Compiler } from '@rspack/core';
import { createHash } from 'node:crypto';

const NAME = 'own-chunks';
const NONE = '0'.repeat(12);

/** The global in which a build's files find each other, until what the build has written is known. */
export const chunkGlobal = (container: string): string => `${container}_chunks_${NONE}`;

/**
 * Gives that global a name of this very build. Two versions of a remote may run in one page, the second in place of one
 * that failed: under one name each would take the other's files for its own.
 */
export function ownChunksPlugin(container: string): { apply: (compiler: Compiler) => void } {
  const { Compilation, sources } = rspack;
  const place = chunkGlobal(container);
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
          (assets) => {
            const scripts = Object.entries(assets)
              .filter(([file]) => file.endsWith('.js'))
              .map(([file, source]) => [file, source.source().toString()] as const)
              .toSorted(([one], [other]) => (one < other ? -1 : 1));
            const whole = createHash('sha256');
            for (const [, script] of scripts) whole.update(script);
            const own = place.replace(NONE, whole.digest('hex').slice(0, NONE.length));
            for (const [file, script] of scripts)
              compilation.updateAsset(file, new sources.RawSource(script.replaceAll(place, own)));
          },
        ),
      ),
  };
}
