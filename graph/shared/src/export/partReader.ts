import type { ErrorCode, FieldError } from '@spire/domain/errorCodes';
import { ApplicationError } from '@spire/graph-kit/errors';
import { giveWay } from '@spire/graph-kit/giveWay';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { parentPort, type ResourceLimits, type Worker } from 'node:worker_threads';
import { EXPORT_BATCH, inBatches } from './readAll.ts';

/** Reads a part of an export that somebody brings in, or throws what is wrong with it. */
export type ReadPart<Part extends object> = (document: string, now: Date) => Part;

/** The limits of a worker: ten years of a person fit into two thirds of it. A larger document is refused as too large. */
export const READER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 24 };

/** Documents up to this length are read where they are asked for, in a few milliseconds. */
const SHORT = 32_768;
const PATIENCE_MS = 20_000;
/** Letters that are handed to a worker at once. */
const PIECE = 1_048_576;

interface Wish {
  document: string;
  now: Date;
}

/** A piece of the document; the last one has it read. */
interface Piece {
  piece: string;
  now?: Date;
}

/** A batch of one of the lists of what was read. */
interface BatchWish {
  list: string;
  from: number;
}

/** The part without the entries of its lists, and how many each has; or why it is refused. */
type Outline = { part: object; lengths: Record<string, number> } | { code: ErrorCode; fields: FieldError[] };

const listsOf = (part: object): Map<string, unknown[]> =>
  new Map(Object.entries(part).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])));

function outlineOf(part: object, lists: ReadonlyMap<string, unknown[]>): Outline {
  return {
    part: { ...part, ...Object.fromEntries([...lists].map(([name]) => [name, []])) },
    lengths: Object.fromEntries([...lists].map(([name, list]) => [name, list.length])),
  };
}

function refusalOf(error: unknown): Outline {
  if (!(error instanceof ApplicationError)) throw error;
  const { fields } = error.extensions as { fields?: FieldError[] };
  return { code: error.code, fields: fields ?? [] };
}

/** In a worker: reads one document, and gives what it says batch by batch. */
export function answerWith(read: ReadPart<object>): void {
  // Of this thread alone, where threads have priorities: the loop that serves everybody goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const pieces: string[] = [];
  let lists = new Map<string, unknown[]>();
  const readAll = (now: Date): Outline => {
    try {
      const part = read(pieces.splice(0).join(''), now);
      lists = listsOf(part);
      return outlineOf(part, lists);
    } catch (error) {
      return refusalOf(error);
    }
  };
  parentPort?.on('message', (wish: Piece | BatchWish) => {
    if ('list' in wish) parentPort?.postMessage(lists.get(wish.list)?.slice(wish.from, wish.from + EXPORT_BATCH) ?? []);
    else {
      pieces.push(wish.piece);
      if (wish.now !== undefined) parentPort?.postMessage(readAll(wish.now));
    }
  });
}

async function ask<Answer>(worker: Worker, wish: Piece | BatchWish, signal: AbortSignal): Promise<Answer> {
  worker.postMessage(wish);
  const [answer] = (await once(worker, 'message', { signal })) as [Answer];
  return answer;
}

/** Hands a document to a worker and collects what it read, in pieces, so that nobody waits for longer than one. */
async function readBy<Part extends object>(
  worker: Worker,
  { document, now }: Wish,
  signal: AbortSignal,
): Promise<Part> {
  let from = 0;
  for (; from + PIECE < document.length; from += PIECE) {
    worker.postMessage({ piece: document.slice(from, from + PIECE) });
    await giveWay();
  }
  const outline = await ask<Outline>(worker, { piece: document.slice(from), now }, signal);
  if ('code' in outline) throw new ApplicationError(outline.code, outline.fields);
  const part: Record<string, unknown> = { ...outline.part };
  for (const [list, length] of Object.entries(outline.lengths)) {
    const entries: unknown[] = [];
    while (entries.length < length)
      entries.push(...(await ask<unknown[]>(worker, { list, from: entries.length }, signal)));
    part[list] = entries;
  }
  return part as Part;
}

/** A worker that runs out of memory or time has met a document that nobody exported. */
export function isOverLimits(error: unknown): boolean {
  const { name, code }: { name?: unknown; code?: unknown } = typeof error === 'object' && error !== null ? error : {};
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

let last: Promise<unknown> = Promise.resolve();

/** One worker at a time: two of them would take the memory of the process, and its other processor. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

async function readAside<Part extends object>(start: () => Worker, wish: Wish): Promise<Part> {
  const worker = start();
  try {
    return await readBy<Part>(worker, wish, AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    throw isOverLimits(error) ? new ApplicationError('TOO_LARGE') : error;
  } finally {
    await worker.terminate();
  }
}

/** Reads a long document in a worker that `start` makes, away from the loop that serves everybody (D76). */
export function readerOf<Part extends object>(
  read: ReadPart<Part>,
  start: () => Worker,
): (document: string, now: Date) => Promise<Part> {
  return async (document, now) =>
    document.length <= SHORT ? read(document, now) : inTurn(() => readAside<Part>(start, { document, now }));
}

const batchesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? inBatches<unknown>(value) : [value]);

/** Whether two parts are the same, looked at in batches. */
export async function areSame(one: object, other: object): Promise<boolean> {
  const others = new Map<string, unknown>(Object.entries(other));
  if (Object.keys(one).length !== others.size) return false;
  for (const [name, value] of Object.entries<unknown>({ ...one })) {
    const [mine, theirs] = [batchesOf(value), batchesOf(others.get(name))];
    if (mine.length !== theirs.length) return false;
    for (const [index, batch] of mine.entries()) {
      if (!isDeepStrictEqual(batch, theirs[index])) return false;
      await giveWay();
    }
  }
  return true;
}
