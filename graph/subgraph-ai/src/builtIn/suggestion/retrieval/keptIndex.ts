import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { IndexData } from './wishIndex.ts';

/** The index beside the started program: its build writes it, so that no process has to read all examples again. */
const fileBeside = (program: string) => path.join(path.dirname(program), 'wishes.index');

/** Stores an index beside a program, for the same version of Node. */
export const keepIndex = (program: string, index: IndexData): Promise<void> =>
  writeFile(fileBeside(program), serialize(index));

/** The index that was stored beside this program; undefined where there is none, as in development and in tests. */
export async function keptIndex(program = process.argv[1] ?? ''): Promise<IndexData | undefined> {
  try {
    return deserialize(await readFile(fileBeside(program))) as IndexData;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
