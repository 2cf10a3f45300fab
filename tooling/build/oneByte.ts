import { type Compiler, Compilation, WebpackError } from '@rspack/core';

const NOT_LATIN = /[^\u0000-\u00FF]/u;
/** How much of the code around a sign is shown. */
const AROUND = 40;

/**
 * Refuses scripts with a sign that is not Latin-1: they would be kept in memory with two bytes for each letter. The
 * minifier writes such signs as escapes, but for what is `String.raw`.
 */
export class OneByteScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(OneByteScripts.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: OneByteScripts.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [file, asset] of Object.entries(assets)) {
            const script = file.endsWith('.js') ? asset.source().toString() : '';
            const at = NOT_LATIN.exec(script)?.index;
            if (at === undefined) continue;
            const place = script.slice(Math.max(0, at - AROUND), at + AROUND);
            compilation.errors.push(
              new WebpackError(`${file} has a sign that is not Latin-1: write it as \\u… in ${place}`),
            );
          }
        },
      );
    });
  }
}
