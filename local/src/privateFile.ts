import { errorCode } from '@spire/services/fileSystemProblem';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';

/** Reads a JSON file of the data folder; undefined when there is none. `advice` says what to do about a damaged one. */
export function readPrivateFile<Content>(
  file: string,
  schema: z.ZodType<Content>,
  advice: string,
): Content | undefined {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new Problem(`${file} cannot be read (${errorCode(error) ?? 'unknown reason'}). ${advice}`, { cause: error });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Problem(`${file} is damaged. ${advice}`, { cause });
  }
}

/** Writes a JSON file for its owner's eyes only, whole or not at all. */
export function writePrivateFile(file: string, content: object): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
