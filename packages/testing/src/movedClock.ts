import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The clock of a stack that a test moves: what its processes take for now (PostgreSQL keeps the real one). */
export interface MovedClock {
  /** The environment for `startStack`. */
  environment: Record<string, string>;
  /** Moves the clock of the stack to a moment, and waits until each of its processes has that; time goes on from there. */
  moveTo: (moment: number) => void;
}

/** The file is read again after 50 ms (movedClockPreload.mjs). */
const UNTIL_READ_MS = 75;

export function createMovedClock(moment: number): MovedClock {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'spire-clock-')), 'ahead');
  const moveTo = (wanted: number) => {
    writeFileSync(`${file}.new`, String(wanted - Date.now()));
    renameSync(`${file}.new`, file);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, UNTIL_READ_MS);
  };
  moveTo(moment);
  const preload = path.join(import.meta.dirname, 'movedClockPreload.mjs');
  return { environment: { MOVED_CLOCK: file, NODE_OPTIONS: `--import=${preload}` }, moveTo };
}
