import { readManifest } from '@spire/domain/readManifest';
import type { RemoteManifest } from '@spire/domain/remoteManifest';
import type { RemoteVersion } from '@spire/domain/remoteRegistry';
import { listFiles } from '@spire/services/web/bundleFolder';
import { describeBuild, ENTRY, readManifestFile } from '@spire/services/web/remoteBuild';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../bootstrap/problem.mjs';
import type { Needs, Stated } from './compatibility.ts';

/** A remote as it was built, before it is published. */
export interface Build extends Stated {
  name: string;
  /** Its folder. */
  dist: string;
  version: RemoteVersion;
  manifest: RemoteManifest;
}

/** Reads the build of a remote, or says in one line why there is none that could be published. */
export function readBuild(name: string, dist: string): Build {
  if (!existsSync(path.join(dist, ENTRY))) throw new Problem(`${name} is not built: ${dist} has no ${ENTRY}`);
  const files = listFiles(dist);
  const file = readManifestFile(files);
  if ('problem' in file) throw new Problem(`${name}: ${file.problem}`);
  const reading = readManifest(file.value, name);
  if (reading.kind === 'refused') throw new Problem(reading.reason);
  return {
    name,
    dist,
    version: describeBuild(name, files),
    manifest: reading.manifest,
    needs: readJson<Needs>(path.join(dist, 'needs.json'), name),
    operations: readJson(path.join(dist, 'operations.json'), name),
  };
}

function readJson<Content>(file: string, name: string): Content {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    throw new Problem(`${name}: ${path.basename(file)} is missing or no JSON: build it again`);
  }
}
