/** The worker that reads a file of another app, away from the loop that serves others (D76). */
import { type ReadingOptions, UnreadableFile } from '@spire/imports/reading';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type DiaryParts, diaryPartsOf } from './diaryParts.ts';
import type { DiaryAnswer, DiaryWish } from './readDiary.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let parts: DiaryParts | undefined;

function answerTo(wish: DiaryWish): DiaryAnswer {
  if ('part' in wish) return { part: parts?.part(wish.part) ?? '' };
  try {
    parts = diaryPartsOf(wish.bytes, wish.options satisfies ReadingOptions);
    return { head: parts.head, names: parts.names };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { problem: error.problem, where: error.where };
  }
}

parentPort?.on('message', (wish: DiaryWish) => parentPort?.postMessage(answerTo(wish)));
