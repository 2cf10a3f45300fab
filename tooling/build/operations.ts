import type { Compiler } from '@rspack/core';
import { operationDocuments } from '@spire/testing/operationDocuments';
import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { globSync } from 'node:fs';
import path from 'node:path';

/** The name under which a remote's build tells what it asks of the graph (decision 0045). */
const MANIFEST = 'operations.json';

/** The operations of `*.graphql` files as a gateway reads them: normal texts by their sha256, in an order of their own. */
export function operationManifest(files: readonly string[]): string {
  const texts = operationDocuments(files).map(({ document }) => normalOperationText(document));
  const known = Object.fromEntries(texts.toSorted().map((text) => [operationHash(text), text]));
  return `${JSON.stringify(known, null, 2)}\n`;
}

/** Adds what the app in `folder` asks of the graph to its build, which writes and tidies it like any other file. */
export function addOperations(compiler: Compiler, folder: string): void {
  const { Compilation, sources } = compiler.rspack;
  compiler.hooks.thisCompilation.tap(MANIFEST, (compilation) => {
    compilation.contextDependencies.add(path.join(folder, 'src'));
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: MANIFEST, stage }, () => {
      const files = globSync('src/**/*.graphql', { cwd: folder }).map((file) => path.join(folder, file));
      compilation.emitAsset(MANIFEST, new sources.RawSource(operationManifest(files)));
    });
  });
}
