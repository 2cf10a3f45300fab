import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { errorCode } from './fileSystemProblem.ts';

/**
 * Makes the draft the lock, unless there is one. A link is made by one process only, and whole: nobody reads half a
 * lock. Where there are no links, a copy has to do.
 */
export function isLinked(draft: string, file: string): boolean {
  const hasNoLinks = (code: string | undefined) => code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS';
  try {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!hasNoLinks(errorCode(error))) throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The content of a lock; undefined when there is none to be read. */
export function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock that was found stale, and never another that has taken its place: it is moved away first, so that
 * of two processes only one removes it.
 */
export function removeStale(file: string, found: string | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) !== found) isLinked(aside, file);
  rmSync(aside, { force: true });
}
