import { type JsonBounds, JsonMeter, type JsonPart, type JsonSpan } from '@spire/domain/jsonBounds';
import { RefusedBody } from '@spire/graph-kit/boundedJson';
import type { Readable } from 'node:stream';
import { JsonText } from './jsonText.ts';

/** Most bytes of a document that is brought in, pictures included. */
export const IMPORT_LIMIT = 52_428_800;

/** Ten years of everything have about a million members; no format of ours is deeper than nine. */
const IMPORT_BOUNDS: JsonBounds = { members: 2_000_000, depth: 16 };
/** Most bytes of account or records: ten years of everything take 15 MB. What is larger is pictures. */
const PART_LIMIT = 26_214_400;
/** Most bytes of a document without its objects and lists. */
const FRAME_LIMIT = 65_536;
/** Most bytes of a part of which texts are shown. */
const SHOWN_BYTES = 262_144;
/** Files of which the name is shown, and the bytes it is in. */
const SHOWN_FILES = 200;
const FILE_BYTES = 512;
/** Room for the first bytes where nothing is announced. What is announced takes no memory until it arrives. */
const FIRST_ROOM = 65_536;

/** The bytes of a body; refuses it as soon as it is too large, or as JSON too deep or of too many members. */
export async function receiveBytes(
  body: Readable,
  announced: number,
  { limit, meter }: { limit: number; meter?: JsonMeter },
): Promise<Buffer> {
  if (announced > limit) throw new RefusedBody(413);
  let bytes = Buffer.allocUnsafeSlow(announced > 0 ? announced : FIRST_ROOM);
  let length = 0;
  // The request stays usable: the refusal still has to travel on the same connection.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (length + chunk.length > limit) throw new RefusedBody(413);
    if (meter?.take(chunk) === false) throw new RefusedBody(400);
    if (length + chunk.length > bytes.length) {
      const wider = Buffer.allocUnsafeSlow(Math.min(limit, bytes.length * 2 + chunk.length));
      bytes.copy(wider, 0, 0, length);
      bytes = wider;
    }
    chunk.copy(bytes, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

/** The document with the number of each object and list in its place. */
function frameOf(bytes: Buffer, parts: readonly JsonPart[]): string {
  const gaps = parts.map(({ end }, index) => bytes.subarray(end, parts[index + 1]?.start ?? bytes.length));
  const length = gaps.reduce((sum, gap) => sum + gap.length, parts[0]?.start ?? bytes.length);
  if (length > FRAME_LIMIT) throw new RefusedBody(400);
  const before = bytes.toString('utf8', 0, parts[0]?.start ?? bytes.length);
  return gaps.reduce((text, gap, index) => `${text}[${index}]${gap.toString()}`, before);
}

/** The document's own fields: what is an object is a `JsonText`, and a list is one of these. */
function fieldsOf(bytes: Buffer, parts: readonly JsonPart[]): unknown {
  const textAt = ({ start, end }: JsonSpan) => new JsonText(bytes.subarray(start, end));
  const frame = new JsonText(Buffer.from(frameOf(bytes, parts))).parsed();
  if (frame === undefined) throw new RefusedBody(400);
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) return frame;
  const fields = Object.entries(frame).map(([name, value]): [string, unknown] => {
    const part = Array.isArray(value) ? parts[Number(value[0])] : undefined;
    if (part === undefined) return [name, value];
    const { entries } = part;
    if (entries === undefined && part.end - part.start > PART_LIMIT) throw new RefusedBody(413);
    if (entries === undefined) return [name, textAt(part)];
    const texts = entries.map(textAt);
    const isEmpty = texts.length === 1 && texts[0]?.toString(FRAME_LIMIT).trim() === '';
    return [name, isEmpty ? [] : texts];
  });
  return Object.fromEntries(fields);
}

/** A text as JSON writes it, and the colon that makes it the name of a field. */
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:?)/sy;

/** Texts in the first bytes of a part, without the names of fields. A text that is cut off ends the search. */
function textsIn(part: unknown, bytes: number): string[] {
  if (!(part instanceof JsonText)) return [];
  const json = part.toString(bytes);
  const texts: string[] = [];
  for (let at = json.indexOf('"'); at !== -1; at = json.indexOf('"', LITERAL.lastIndex)) {
    LITERAL.lastIndex = at;
    const [literal, colon] = LITERAL.exec(json) ?? [];
    if (literal === undefined) break;
    const text = colon === '' ? new JsonText(Buffer.from(literal)).parsed() : undefined;
    if (typeof text === 'string') texts.push(text);
  }
  return texts;
}

/**
 * A document that somebody brings in, as it was sent. Its size, depth and members are known, and where its parts are;
 * nothing of them has been parsed.
 */
export class ReceivedDocument {
  /** The first of its texts, for whoever looks at what a request says. */
  readonly texts: readonly string[];
  readonly #fields: unknown;

  constructor(fields: unknown) {
    this.#fields = fields;
    const {
      records,
      account,
      pictures,
      voices,
    }: Partial<Record<'records' | 'account' | 'pictures' | 'voices', unknown>> =
      typeof fields === 'object' && fields !== null ? fields : {};
    const named = [pictures, voices].flatMap((files): unknown[] =>
      Array.isArray(files) ? files.slice(0, SHOWN_FILES) : [],
    );
    this.texts = [
      ...[records, account].flatMap((part) => textsIn(part, SHOWN_BYTES)),
      ...named.flatMap((file) => textsIn(file, FILE_BYTES)),
    ];
  }

  /** Its fields: an object is a `JsonText`, a list has one for each entry. */
  fields(): unknown {
    return this.#fields;
  }
}

/** Takes in a document while it is sent, and refuses it at the first byte that is too many (D76). */
export async function receiveDocument(body: Readable, announced = 0): Promise<ReceivedDocument> {
  const meter = new JsonMeter(IMPORT_BOUNDS);
  const bytes = await receiveBytes(body, announced, { limit: IMPORT_LIMIT, meter });
  return new ReceivedDocument(fieldsOf(bytes, meter.parts));
}
