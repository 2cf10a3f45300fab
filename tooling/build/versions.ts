import type { Needs, Offers } from '@spire/services/publishing/compatibility';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../packages/domain/src/remoteManifest.ts';
import { SHARED } from '../../packages/remote-kit/src/shared.ts';

/** The version of a package as it is installed here. */
export function versionOf(packageName: string): string {
  const manifest = path.join(workspaceRoot(), 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

const shared = [...new Set<string>(Object.values(SHARED))];

/** The libraries that a remote built here needs of the shell that runs it; its contract stands in its manifest. */
export const needs = (): Needs => ({ shared: Object.fromEntries(shared.map((name) => [name, `^${versionOf(name)}`])) });

/** The libraries and the contract that a shell built here has for the remotes. */
export const offers = (): Offers => ({
  contract: CONTRACT_VERSION,
  shared: Object.fromEntries(shared.map((name) => [name, versionOf(name)])),
});
