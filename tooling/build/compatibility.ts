import { rspack, type Compiler } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../packages/domain/src/remoteManifest.ts';
import { SHARED } from '../../packages/remote-kit/src/shared.ts';
import { root } from './common.ts';

const { Compilation, sources } = rspack;

/** The version of a package as it is installed here. */
export function versionOf(packageName: string): string {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

const sharedPackages = [...new Set<string>(Object.values(SHARED))];

/** What a build of a remote needs of the shell that runs it; its contract stands in its manifest, what it asks beside it. */
const needs = () => ({ shared: Object.fromEntries(sharedPackages.map((name) => [name, `^${versionOf(name)}`])) });

/** What a build of the shell has for the remotes. */
const offers = () => ({
  contract: CONTRACT_VERSION,
  shared: Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)])),
});

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

/** Puts `needs.json` beside a remote's scripts, for whoever publishes it (tooling/publish). */
export const needsPlugin = () => jsonFile('needs.json', needs);

/** Puts `shell.json` beside the shell's. */
export const offersPlugin = () => jsonFile('shell.json', offers);
