import type { DataFolder } from '@spire/services/dataFolder';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../../bootstrap/problem.mjs';
import { readPrivateFile, writePrivateFile } from '../privateFile.ts';
import { readLines } from '../readLines.ts';
import { canEnter, type Account } from './account.ts';
import { systemFolder } from './binaries.ts';

const schema = z.object({
  /** Relative to the data folder when inside it, so that the folder can be moved. */
  folder: z.string().min(1),
  port: z.number().int().min(1).max(65_535).optional(),
  /** Whether the cluster was made to the end; until then a missing or half one is made again. */
  isMade: z.boolean(),
});

/** Where the cluster of a data folder lies, and the port it had last. */
export interface ClusterLocation {
  folder: string;
  port: number | undefined;
  isMade: boolean;
}

const ADVICE =
  'It says where the database lies: restore it from a backup, or move the data folder aside and start again.';

/** The remembered place of the cluster; undefined before the first start. */
export function readClusterLocation(data: DataFolder): ClusterLocation | undefined {
  const known = readPrivateFile(data.postgresLocation, schema, ADVICE);
  return known && { folder: path.resolve(data.path, known.folder), port: known.port, isMade: known.isMade };
}

export function writeClusterLocation(data: DataFolder, { folder, port, isMade }: ClusterLocation): void {
  const relative = path.relative(data.path, folder);
  const isInside = !relative.startsWith('..') && !path.isAbsolute(relative);
  writePrivateFile(data.postgresLocation, { folder: isInside ? relative : folder, port, isMade });
}

/**
 * A place for a new cluster: the data folder, or a system folder when PostgreSQL's user cannot enter it. A system folder
 * that an interrupted start chose before is taken again.
 */
export function chooseClusterFolder(
  data: DataFolder,
  account: Account | undefined,
  earlier: ClusterLocation | undefined,
): string {
  if (account === undefined || canEnter(data.path, account)) return data.postgres;
  if (earlier !== undefined && earlier.folder !== data.postgres) return earlier.folder;
  const parent = path.join(systemFolder(), 'clusters');
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  return path.join(parent, randomUUID());
}

/** Refuses when a finished cluster is gone, hollow or of another age: starting afresh would look like losing everything. */
export function requireCluster(data: DataFolder, folder: string, version: string): void {
  if (!existsSync(folder))
    throw new Problem(
      `The database of ${data.path} is expected in ${folder}, and is not there.\n` +
        `Bring it back; or, if it is gone for good, remove ${data.postgresLocation} and start again with an empty one.`,
    );
  const [made] = readLines(path.join(folder, 'PG_VERSION'));
  if (made === undefined) throw corruptCluster(folder, 'The file PG_VERSION is missing.');
  if (made !== version.split('.')[0])
    throw new Problem(
      `The database in ${folder} was made by PostgreSQL ${made}, and this is ${version}.\n` +
        'Start it with the version of Spire it was made with, or move it aside and start again with an empty one.',
    );
}

/** The problem of a cluster that cannot be used. Nothing is deleted: it may hold what people wrote. */
export function corruptCluster(folder: string, reason: string): Problem {
  return new Problem(
    `The database in ${folder} is damaged and does not start.\n${reason}\n\n` +
      `Restore that folder from a backup. Without one, move it aside and start again with an empty database:\n` +
      `  mv ${folder} ${folder}.damaged`,
  );
}
