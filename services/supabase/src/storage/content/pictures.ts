import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import {
  entityTooLarge,
  invalidMimeType,
  invalidRequest,
  senderGone,
  slowDown,
  StorageError,
} from '../http/storageError.ts';
import { headOf } from './headOf.ts';

/** For whom a picture is decoded. */
export interface Sender {
  /** The person; the service's own key has no limit of its own. */
  readonly owner: string | undefined;
  readonly hasGone: () => boolean;
}

/** Decodes the picture in `from` and writes it anew to `to`; answers its real type. */
type CleanPicture = (from: string, to: string, sender: Sender) => Promise<string>;

/** Size a picture may have once unpacked, all frames together: a small file can claim any. */
const MOST_A_SIDE = 30_000;
const MOST_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;
/** Pictures that may wait for their turn: only one is unpacked at a time. */
const MOST_WAITING = 64;
/** Of them, those of one person, so that nobody's pictures keep everybody else's waiting. */
const MOST_OF_ONE = 2;

interface Kind {
  readonly type: string;
  readonly starts: (head: Buffer) => boolean;
  readonly encode: (picture: Sharp) => Sharp;
}

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const KINDS: Readonly<Record<string, Kind>> = {
  jpeg: {
    type: 'image/jpeg',
    starts: startsWith(0xff, 0xd8, 0xff),
    encode: (picture) => picture.jpeg({ quality: 80 }),
  },
  png: {
    type: 'image/png',
    starts: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    encode: (picture) => picture.png(),
  },
  gif: {
    type: 'image/gif',
    starts: (head) => /^GIF8[79]a/.test(head.toString('latin1')),
    encode: (picture) => picture.gif({ effort: 3 }),
  },
  webp: {
    type: 'image/webp',
    starts: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1')),
    encode: (picture) => picture.webp({ quality: 80, effort: 3 }),
  },
};

/** Only decoders of the four kinds are left: no SVG, PDF or camera format is ever looked at. */
function prepareDecoders(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
  });
}

async function kindOf(file: string): Promise<Kind | undefined> {
  const head = await headOf(file, 16);
  return Object.values(KINDS).find(({ starts }) => starts(head));
}

function unreadable(): StorageError {
  return invalidRequest('The picture is damaged or cannot be read');
}

/** The only word of libvips's own about time: `timeout: 12% complete`. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^timeout: \d+% complete/.test(error.message);
}

function requireBearable({ width, height, pageHeight = height, pages = 1 }: Metadata): void {
  const isBearable = width <= MOST_A_SIDE && pageHeight <= MOST_A_SIDE && width * pageHeight * pages <= MOST_PIXELS;
  if (!isBearable) throw entityTooLarge('picture', '30000 pixels a side or 50 megapixels');
}

async function clean(from: string, to: string): Promise<string> {
  const kind = await kindOf(from);
  if (kind === undefined) throw invalidMimeType('of this content');
  try {
    const picture = sharp(from, { animated: true, failOn: 'error', limitInputPixels: false });
    const facts = await picture.metadata();
    requireBearable(facts);
    const upright = (facts.pages ?? 1) > 1 ? picture : picture.autoOrient();
    await kind.encode(upright).timeout({ seconds: TIMEOUT_SECONDS }).toFile(to);
    return kind.type;
  } catch (error) {
    if (isTimeout(error)) throw slowDown('The picture took too long to decode, please try again');
    // The decoder's own message quotes the file; that it could not read it is all there is to say.
    throw error instanceof StorageError || (error instanceof Error && 'code' in error) ? error : unreadable();
  }
}

/**
 * Takes pictures for what they are (D28): told by their bytes, really decoded, and encoded anew, so that position,
 * comments, other metadata and whatever else hid in the file stay behind. Animations stay animated.
 */
export function createPictureCleaner(): CleanPicture {
  prepareDecoders();
  const waiting: (string | undefined)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (from, to, { owner, hasGone }) => {
    const own = owner === undefined ? 0 : waiting.filter((each) => each === owner).length;
    if (waiting.length >= MOST_WAITING || own >= MOST_OF_ONE)
      throw slowDown('Too many pictures at once, please try again');
    waiting.push(owner);
    const cleaned = last.then(() => {
      if (hasGone()) throw senderGone();
      return clean(from, to);
    });
    last = cleaned.catch(() => undefined).finally(() => waiting.splice(waiting.indexOf(owner), 1));
    return cleaned;
  };
}
