/** Loaded before a stack's own code: its clock is ahead by the milliseconds that stand in the file `MOVED_CLOCK`. */
import { readFileSync } from 'node:fs';

const { MOVED_CLOCK: file } = process.env;
const RealDate = Date;
const REREAD_MS = 50;
let readAt = 0;
let ahead = 0;

function movedNow() {
  const now = RealDate.now();
  if (now - readAt >= REREAD_MS) [readAt, ahead] = [now, Number(readFileSync(file, 'utf8'))];
  return now + ahead;
}

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(movedNow()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [movedNow()] : given, newTarget),
  get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
});
