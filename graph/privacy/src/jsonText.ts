/** A part of a document as it was sent, of which no value has been made yet. */
export class JsonText {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** The text; its beginning alone when `most` says how many bytes are wanted. */
  toString(most?: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, most));
  }

  /** The parsed value; undefined when the text is not JSON. */
  parsed(): unknown {
    try {
      return JSON.parse(this.toString());
    } catch {
      return undefined;
    }
  }
}
