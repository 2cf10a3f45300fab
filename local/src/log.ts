import { renameSync, statSync } from 'node:fs';
import { destination, pino, type Logger } from 'pino';

const LIMIT_BYTES = 10_000_000;

/** The stack's structured log: a file of the data folder, because the terminal is for people. */
export function openLog(file: string, level: string): Logger {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES) renameSync(file, `${file}.old`);
  return pino({ level, base: null }, destination({ dest: file, mode: 0o600, sync: true }));
}
