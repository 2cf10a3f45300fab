import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileSystemProblem, requireSpace } from './fileSystemProblem.ts';

/** Where everything is that is kept between runs. */
export interface DataFolder {
  path: string;
  lock: string;
  secrets: string;
  /** Keys of the auth service. */
  keys: string;
  /** Keys that reminders are signed with. */
  push: string;
  /** Content of the storage service. */
  storage: string;
  /** The state of the database when it was last rid of what had been deleted. */
  erased: string;
  log: string;
  postgresLog: string;
  postgresLocation: string;
  /** The cluster's place when PostgreSQL's user can enter the data folder. */
  postgres: string;
}

/** Makes the data folder when it is missing, and makes sure that it can be written and has room. */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    // PostgreSQL runs as a user of its own when this is root, and has to pass through. Files carry mode 600.
    if (process.getuid?.() === 0 && readdirSync(folder).length === 0) chmodSync(folder, 0o711);
  } catch (error) {
    throw fileSystemProblem(folder, error);
  }
  requireSpace(folder);
  return {
    path: folder,
    lock: path.join(folder, 'lock.json'),
    secrets: path.join(folder, 'secrets.json'),
    keys: path.join(folder, 'keys.json'),
    push: path.join(folder, 'push.json'),
    storage: path.join(folder, 'storage'),
    erased: path.join(folder, 'erased.json'),
    log: path.join(folder, 'spire.log'),
    postgresLog: path.join(folder, 'postgres.log'),
    postgresLocation: path.join(folder, 'postgres-location.json'),
    postgres: path.join(folder, 'postgres'),
  };
}
