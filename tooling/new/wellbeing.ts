import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from './sources.ts';

export const SCHEMA = 'graph/subgraph-wellbeing/schema.prisma';
export const MIGRATIONS = 'graph/subgraph-wellbeing/migrations';
const DOCUMENT = 'graph/shared/src/export/exportDocument.ts';

/** The file of a migration that comes after all there are. Its name begins with the time, in UTC. */
export function migrationFile(root: string, name: string): string {
  const last = Math.max(...readdirSync(path.join(root, MIGRATIONS)).map((folder) => Number.parseInt(folder, 10) || 0));
  const now = Number(new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14));
  return `${MIGRATIONS}/${Math.max(now, last + 100)}_${name}/migration.sql`;
}

/**
 * An import of before would refuse what is new: the document gets the next version, and an import reads the older ones.
 * Answers the version before.
 */
export function raiseExportVersion(sources: Sources): number {
  const version = Number(/EXPORT_VERSION = (\d+);/.exec(sources.read(DOCUMENT))?.[1]);
  sources.change(DOCUMENT, (text) =>
    text
      .replace(`EXPORT_VERSION = ${version};`, `EXPORT_VERSION = ${version + 1};`)
      .replace(', EXPORT_VERSION]', `, ${version}, EXPORT_VERSION]`),
  );
  return version;
}
