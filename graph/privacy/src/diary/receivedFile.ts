import { FILE_LIMIT } from '@spire/imports/bounds';
import type { Readable } from 'node:stream';
import { receiveBytes } from '../receivedDocument.ts';

/** A file as it was sent; whoever reads it takes it along. */
export class ReceivedFile {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Its bytes, in memory of their own that another thread can be given. */
  bytes(): Uint8Array<ArrayBuffer> {
    const { buffer, byteOffset, length } = this.#bytes;
    if (buffer instanceof ArrayBuffer && buffer.byteLength > length / 2)
      return new Uint8Array(buffer, byteOffset, length);
    return new Uint8Array(this.#bytes);
  }
}

/** Takes in a file while it is sent, and refuses it at the first byte that is too many (D76). */
export async function receiveFile(body: Readable, announced = 0): Promise<ReceivedFile> {
  return new ReceivedFile(await receiveBytes(body, announced, { limit: FILE_LIMIT }));
}
