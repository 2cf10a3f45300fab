import { gunzipSync, unzipSync } from 'fflate';
import { READING_BOUNDS } from './bounds.ts';
import { pictureType } from './pictureType.ts';
import { UnreadableFile, type ReadPicture } from './reading.ts';
import { decodeText } from './text/decodeText.ts';

const MEDIA = /\.(?:jpe?g|png|gif|webp|heic|heif|mov|mp4|m4a|mp3|aac|pdf|webm|avi|tiff?)$/i;

/** Files of an archive by their path; what is hidden or climbs out of its folder is not there. */
export class Archive {
  readonly names: readonly string[];
  readonly #bytes: Uint8Array;
  #budget: number = READING_BOUNDS.unpacked;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const names: string[] = [];
    this.#unzip(({ name }) => {
      if (names.length >= READING_BOUNDS.files) throw new UnreadableFile('tooLarge');
      if (isOrdinary(name)) names.push(name);
      return false;
    });
    this.names = names;
  }

  #unzip(filter: (file: { name: string; originalSize: number }) => boolean): Record<string, Uint8Array> {
    try {
      return unzipSync(this.#bytes, { filter });
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile('broken', 'zip');
    }
  }

  /** The files that are wanted, all at once; refuses what unpacks to more than there is room for. */
  files(isWanted: (name: string) => boolean): Map<string, Uint8Array> {
    const found = this.#unzip(({ name, originalSize }) => {
      if (!isOrdinary(name) || !isWanted(name)) return false;
      this.#budget -= originalSize;
      if (this.#budget < 0) throw new UnreadableFile('tooLarge');
      return true;
    });
    return new Map(Object.entries(found));
  }

  /** All files that are wanted as text, in the order of the archive. */
  texts(isWanted: (name: string) => boolean): Map<string, string> {
    const files = this.files((name) => !MEDIA.test(name) && isWanted(name));
    return new Map([...files].map(([name, bytes]) => [name, decodeText(bytes)]));
  }

  /** Pictures by their path, with what they are by their content; undefined of what is none. */
  pictures(isWanted: (name: string) => boolean): Map<string, ReadPicture | undefined> {
    return new Map(
      [...this.files(isWanted)].map(([name, bytes]) => {
        const type = pictureType(bytes);
        return [name, type === undefined ? undefined : { type, bytes }];
      }),
    );
  }
}

const isOrdinary = (name: string) =>
  !name.endsWith('/') &&
  !name.startsWith('/') &&
  name.split(/[/\\]/).every((part) => part !== '..' && part !== '__MACOSX' && !part.startsWith('._'));

/** The content of a gzip. */
export function gunzipped(bytes: Uint8Array): Uint8Array {
  const stated = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true);
  if (stated > READING_BOUNDS.unpacked) throw new UnreadableFile('tooLarge');
  try {
    return gunzipSync(bytes, { out: new Uint8Array(stated) });
  } catch {
    throw new UnreadableFile('broken', 'gzip');
  }
}

/** The name of a file without its folders. */
export const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1);
