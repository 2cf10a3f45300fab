import { readManifest } from '@spire/domain/readManifest';
import type { RemoteManifest } from '@spire/domain/remoteManifest';
import type { RemoteVersion } from '@spire/domain/remoteRegistry';
import { readManifest as readOperationManifest } from '@spire/gateway/operations/operationManifest';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';
import { listFiles } from '../web/bundleFolder.ts';
import { describeBuild, ENTRY, readManifestFile } from '../web/remoteBuild.ts';
import type { Needs, Stated } from './compatibility.ts';

export const OPERATIONS = 'operations.json';

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
    operations: readOperations(readFile(path.join(dist, OPERATIONS), name), name),
  };
}

/** A version's operations, as a gateway reads them: a version with any that it would leave out is not published. */
export function readOperations(content: Buffer, version: string): Stated['operations'] {
  try {
    return readOperationManifest(content);
  } catch (error) {
    throw new Problem(`Refused: a gateway would not read ${OPERATIONS} of ${version}: ${(error as Error).message}`);
  }
}

function readFile(file: string, name: string): Buffer {
  if (!existsSync(file)) throw new Problem(`${name}: ${path.basename(file)} is missing: build it again`);
  return readFileSync(file);
}

function readJson<Content>(file: string, name: string): Content {
  try {
    return JSON.parse(readFile(file, name).toString()) as Content;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${name}: ${path.basename(file)} is no JSON: build it again`);
  }
}
