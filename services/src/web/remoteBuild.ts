import { MANIFEST_LIMIT } from '@spire/domain/readManifest';
import type { RemoteVersion } from '@spire/domain/remoteRegistry';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { BundleFiles } from './bundleFolder.ts';

/** The files every remote's build must hold (packages/remote-kit, tooling/build). */
export const ENTRY = 'remoteEntry.js';
export const MANIFEST = 'manifest.json';

/** The manifest of a build, which may hold anything, or the reason why there is none. */
export type ManifestFile = { value: unknown } | { problem: string };

/** The hash of a file as a registry gives it. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The version is a digest of all files, so the same build has the same address everywhere, and a new one a new address. */
export function describeBuild(name: string, files: BundleFiles): RemoteVersion {
  const whole = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const [file, location] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = readFileSync(location);
    whole.update(`${file}\0${content.length}\0`).update(content);
    if (/\.(js|css)$|^operations\.json$/.test(file)) integrity[file] = integrityOf(content);
  }
  const version = whole.digest('hex').slice(0, 12);
  return { version, base: `${SERVICE_PATHS.remotes}/${name}/${version}/`, entry: ENTRY, integrity };
}

/** The manifest of a build; what it says is judged by whoever makes an app of it. */
export function readManifestFile(files: BundleFiles): ManifestFile {
  const location = files.get(MANIFEST);
  if (location === undefined) return { problem: `${MANIFEST} is missing` };
  // Characters beyond ASCII take more bytes; the exact limit is the reader's to keep.
  if (statSync(location).size > 2 * MANIFEST_LIMIT) return { problem: `${MANIFEST} is too long` };
  try {
    return { value: JSON.parse(readFileSync(location, 'utf8')) as unknown };
  } catch {
    return { problem: `${MANIFEST} is not JSON` };
  }
}
