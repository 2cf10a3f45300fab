import { FILE_LIMIT } from '@spire/imports/bounds';
import { keptPictures } from '@spire/imports/keptPictures';
import { type FileProblem, type Reading, type ReadingOptions, UnreadableFile } from '@spire/imports/reading';
import { readImport } from '@spire/imports/readImport';

export interface ReadWish {
  file: Blob;
  options: ReadingOptions;
}

/** A reading with its pictures as files: those that cannot be kept are among what was skipped. */
export type Outline = Omit<Reading, 'pictures'> & { pictures: ReadonlyMap<string, Blob> };

export type ReadAnswer = { outline: Outline } | { problem: FileProblem | 'unread'; where?: string | undefined };

/** Reads a file; never rejects. */
export async function readBlob({ file, options }: ReadWish): Promise<ReadAnswer> {
  try {
    if (file.size > FILE_LIMIT) return { problem: 'tooLarge' };
    const reading = readImport(new Uint8Array(await file.arrayBuffer()), options);
    const { kept, skipped } = keptPictures(reading);
    const pictures = new Map(kept.map(([name, { type, bytes }]) => [name, new Blob([bytes.slice()], { type })]));
    return { outline: { ...reading, pictures, skippedPictures: [...reading.skippedPictures, ...skipped] } };
  } catch (error) {
    return error instanceof UnreadableFile ? { problem: error.problem, where: error.where } : { problem: 'unread' };
  }
}
