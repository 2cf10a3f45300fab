import { statfsSync } from 'node:fs';
import { Problem } from '../../bootstrap/problem.mjs';

/** PostgreSQL's own files and room to work in. */
const NEEDED_MEGABYTES = 300;

const ADVICE: Record<string, string> = {
  EACCES: 'this user may not write there. Mend its permissions, or choose another folder with DATA_DIR=…',
  EPERM: 'this user may not write there. Mend its permissions, or choose another folder with DATA_DIR=…',
  EROFS: 'that disk can only be read. Choose another folder with DATA_DIR=…',
  ENOTDIR: 'a part of the path is a file. Choose another folder with DATA_DIR=…',
  EEXIST: 'a file has that name. Choose another folder with DATA_DIR=…',
  ENOSPC: 'the disk is full. Free some space, or choose another folder with DATA_DIR=…',
  EDQUOT: 'the quota is used up. Free some space, or choose another folder with DATA_DIR=…',
};

/** The code of an error of the system or the database, such as `ENOENT` or `28P01`. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** Turns a refusal of the file system into a message that says what to do; anything else is passed on as it is. */
export function fileSystemProblem(folder: string, error: unknown): unknown {
  const advice = ADVICE[errorCode(error) ?? ''];
  return advice === undefined
    ? error
    : new Problem(`The data folder ${folder} cannot be used: ${advice}`, { cause: error });
}

/** Refuses before anything is written when the disk is nearly full: PostgreSQL stops half-way otherwise. */
export function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  if (megabytes < NEEDED_MEGABYTES)
    throw new Problem(
      `Not enough space: Spire needs ${NEEDED_MEGABYTES} MB, and ${folder} has ${megabytes} MB free.\n` +
        'Free some space, or choose a folder on another disk with DATA_DIR=…',
    );
}
