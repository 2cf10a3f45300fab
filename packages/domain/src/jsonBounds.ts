/** Most members of all objects and lists of a JSON text together, and most levels. */
export interface JsonBounds {
  members: number;
  depth: number;
}

/** Where a value stands in the bytes of a text. */
export interface JsonSpan {
  start: number;
  end: number;
}

/** An object or list directly inside the outermost one; of a list also the place of each entry. */
export interface JsonPart extends JsonSpan {
  entries: JsonSpan[] | undefined;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

/** The level of the values directly inside the outermost object. */
const PART_DEPTH = 2;
/** Most entries of which the place is kept. */
const MOST_ENTRIES = 20_000;

/**
 * Measures a JSON text while its bytes arrive, and makes no value of it: a text of brackets alone takes a hundred times
 * its size once it is parsed. Whether it is JSON at all is left to the parser.
 */
export class JsonMeter {
  /** The objects and lists directly inside the outermost value. */
  readonly parts: JsonPart[] = [];
  private readonly bounds: JsonBounds;
  private members = 0;
  private depth = 0;
  private isInText = false;
  /** Whether the backslashes at the end of what was read are odd in number, so that they escape the next byte. */
  private isEscaped = false;
  /** Whether the byte before opened an object or a list, which may be empty. */
  private isJustOpened = false;
  private read = 0;

  constructor(bounds: JsonBounds) {
    this.bounds = bounds;
  }

  /** Reads on; answers whether the text is still within the bounds. */
  take(bytes: Uint8Array): boolean {
    for (let at = 0; at < bytes.length; at += 1) {
      if (this.isInText) {
        at = this.endOfText(bytes, at);
        continue;
      }
      const byte = bytes[at] ?? SPACE;
      if (byte <= SPACE) continue;
      if (this.isJustOpened && byte !== CLOSE_LIST && byte !== CLOSE_OBJECT) this.members += 1;
      this.isJustOpened = false;
      this.structure(byte, this.read + at);
      if (this.members > this.bounds.members || this.depth > this.bounds.depth) return false;
    }
    this.read += bytes.length;
    return true;
  }

  /** The place of the quote that ends a text, or of the last byte when it goes on in the next bytes. */
  private endOfText(bytes: Uint8Array, from: number): number {
    for (let at = from; ;) {
      const quote = bytes.indexOf(QUOTE, at);
      const end = quote === -1 ? bytes.length : quote;
      let first = end;
      while (first > at && bytes[first - 1] === BACKSLASH) first -= 1;
      const isOdd = (end - first) % 2 === 1;
      // The backslashes may have begun in the bytes before these.
      const isEscaped = first === at ? isOdd !== this.isEscaped : isOdd;
      this.isEscaped = quote === -1 && isEscaped;
      if (quote === -1) return bytes.length;
      if (!isEscaped) {
        this.isInText = false;
        return quote;
      }
      at = quote + 1;
    }
  }

  private structure(byte: number, at: number): void {
    if (byte === QUOTE) this.isInText = true;
    else if (byte === COMMA) this.comma(at);
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.open(byte, at);
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.close(at);
  }

  private comma(at: number): void {
    this.members += 1;
    const entries = this.depth === PART_DEPTH ? this.parts.at(-1)?.entries : undefined;
    const last = entries?.at(-1);
    if (entries === undefined || last === undefined) return;
    last.end = at;
    if (entries.push({ start: at + 1, end: at + 1 }) > MOST_ENTRIES) this.members = Number.POSITIVE_INFINITY;
  }

  private open(byte: number, at: number): void {
    this.isJustOpened = true;
    this.depth += 1;
    if (this.depth !== PART_DEPTH) return;
    this.parts.push({ start: at, end: at, entries: byte === OPEN_LIST ? [{ start: at + 1, end: at + 1 }] : undefined });
  }

  private close(at: number): void {
    const part = this.depth === PART_DEPTH ? this.parts.at(-1) : undefined;
    this.depth -= 1;
    if (part === undefined) return;
    part.end = at + 1;
    const last = part.entries?.at(-1);
    if (last !== undefined) last.end = at;
  }
}

/** Whether a JSON text is of a size and depth that its reader needs. */
export function isWithinJsonBounds(bytes: Uint8Array, bounds: JsonBounds): boolean {
  return new JsonMeter(bounds).take(bytes);
}
