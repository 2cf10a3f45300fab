import { readFileSync } from 'node:fs';

/** The lines of a small file; none when it cannot be read. */
export function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
