import { FILE_LIMIT } from '@spire/imports/bounds';
import { type FileProblem, type Reading, type ReadingOptions, UnreadableFile } from '@spire/imports/reading';
import { readImport } from '@spire/imports/readImport';

export interface ReadWish {
  file: Blob;
  options: ReadingOptions;
}

/** A reading without the bytes of its pictures. */
export type Outline = Omit<Reading, 'pictures'> & { pictureCount: number };

export type ReadAnswer = { outline: Outline } | { problem: FileProblem | 'unread'; where?: string | undefined };

/** Reads a file; never rejects. */
export async function readBlob({ file, options }: ReadWish): Promise<ReadAnswer> {
  try {
    if (file.size > FILE_LIMIT) return { problem: 'tooLarge' };
    const { pictures, ...outline } = readImport(new Uint8Array(await file.arrayBuffer()), options);
    return { outline: { ...outline, pictureCount: pictures.size } };
  } catch (error) {
    return error instanceof UnreadableFile ? { problem: error.problem, where: error.where } : { problem: 'unread' };
  }
}
