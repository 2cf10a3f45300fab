import { READER_LIMITS, inTurn, isOverLimits } from '@spire/graph-shared/export/partReader';
import { type FileProblem, type ReadingOptions, UnreadableFile } from '@spire/imports/reading';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DiaryHead } from './diaryParts.ts';

const PATIENCE_MS = 20_000;

export type DiaryWish = { bytes: Uint8Array<ArrayBuffer>; options: ReadingOptions } | { part: string };
export type DiaryAnswer =
  | { head: DiaryHead; names: string[] }
  | { part: string }
  | { problem: FileProblem; where: string | undefined };

/** Gives every part of a file that was read, one after the other, to whoever keeps them. */
export type TakePart = (name: string, content: string) => Promise<unknown>;

async function ask(worker: Worker, wish: DiaryWish, signal: AbortSignal): Promise<DiaryAnswer> {
  worker.postMessage(wish, 'bytes' in wish ? [wish.bytes.buffer] : []);
  const [answer] = (await once(worker, 'message', { signal })) as [DiaryAnswer];
  return answer;
}

async function readBy(worker: Worker, wish: DiaryWish, take: TakePart): Promise<DiaryHead> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await ask(worker, wish, signal);
  if ('problem' in answer) throw new UnreadableFile(answer.problem, answer.where);
  if (!('head' in answer)) throw new TypeError('The reader answered something else');
  for (const name of answer.names) {
    const part = await ask(worker, { part: name }, AbortSignal.timeout(PATIENCE_MS));
    if ('part' in part) await take(name, part.part);
  }
  return answer.head;
}

/** Reads a file of another app in a worker; throws an `UnreadableFile` for what is none, or costs too much. */
export function readDiary(bytes: Uint8Array<ArrayBuffer>, options: ReadingOptions, take: TakePart): Promise<DiaryHead> {
  return inTurn(async () => {
    const worker = new Worker(new URL('./diaryWorker.ts', import.meta.url), { resourceLimits: READER_LIMITS });
    try {
      return await readBy(worker, { bytes, options }, take);
    } catch (error) {
      throw isOverLimits(error) ? new UnreadableFile('tooLarge') : error;
    } finally {
      await worker.terminate();
    }
  });
}
