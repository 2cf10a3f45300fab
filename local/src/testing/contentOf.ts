import { readFileSync } from 'node:fs';

/** The content of a file: nothing of a folder, nor of what a running PostgreSQL has taken away by now. */
export function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['EISDIR', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return Buffer.alloc(0);
    throw error;
  }
}
