import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';

/**
 * Why a file is not taken as a picture, by what it is and not by its name (D28, spec 2 §5). `notHere`: it is a picture of
 * a kind that this browser cannot open. `tooManyPixels`:
 * it is larger, once unpacked, than a device has room for.
 */
export type PictureProblem = 'empty' | 'notAnImage' | 'tooLarge' | 'tooManyPixels' | 'unreadable' | 'notHere';

/** The kind of a file by its own bytes. HEIC is tried where the browser knows it. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

const MOST_PIXELS = 50_000_000;
/** More of them than this are why a browser gives up, rather than the file. */
const MANY_PIXELS = 24_000_000;

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The kind of picture that the bytes begin as; undefined for anything else, whatever it is called. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^ftyp(heic|heix|mif1|msf1|hevc)$/.test(latin(bytes, 4, 12))) return 'heic';
  return undefined;
}

interface JpegFrame {
  pixels: number;
  /** Whether the data of the picture comes to its end. */
  isWhole: boolean;
}

/** Walks through the segments of a JPEG to its frame and its data. */
function jpegFrame(bytes: Uint8Array): JpegFrame {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let pixels = 0;
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) pixels = view.getUint16(at + 5) * view.getUint16(at + 7);
    const next = at + 2 + view.getUint16(at + 2);
    if (marker === 0xda) return { pixels, isWhole: endsWithin(bytes, next) };
    at = next;
  }
  return { pixels, isWhole: false };
}

function endsWithin(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

/** How many pixels a picture claims to have once it is unpacked; 0 where that is not told in its head. */
function claimedPixels(bytes: Uint8Array, kind: PictureKind): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return 0;
  if (kind === 'png') return view.getUint32(16) * view.getUint32(20);
  if (kind === 'gif') return view.getUint16(6, true) * view.getUint16(8, true);
  if (kind === 'jpeg') return jpegFrame(bytes).pixels;
  if (kind === 'webp' && latin(bytes, 12, 16) === 'VP8X') {
    const side = (at: number) => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16));
    return side(24) * side(27);
  }
  return 0;
}

/** The problem of a file, before any of it is unpacked; undefined when it can be tried. */
export function fileProblem(bytes: Uint8Array): PictureProblem | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > PICTURE_BUCKET.mostBytes) return 'tooLarge';
  const kind = kindOf(bytes);
  if (kind === undefined) return 'notAnImage';
  if (kind === 'jpeg' && !jpegFrame(bytes).isWhole) return 'unreadable';
  // A small file can claim any size.
  return claimedPixels(bytes, kind) > MOST_PIXELS ? 'tooManyPixels' : undefined;
}

/** Why a browser could not open a file that could be tried. */
export function unopenedProblem(bytes: Uint8Array): PictureProblem {
  const kind = kindOf(bytes);
  if (kind === 'heic') return 'notHere';
  return kind !== undefined && claimedPixels(bytes, kind) > MANY_PIXELS ? 'tooManyPixels' : 'unreadable';
}

/** Whether it moves: of a GIF or WebP with several frames, the first alone is kept. */
export function isMoving(bytes: Uint8Array): boolean {
  const kind = kindOf(bytes);
  if (kind === 'webp') return latin(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  if (kind !== 'gif') return false;
  let frames = 0;
  for (let at = 13; at + 2 < bytes.length && frames < 2; at += 1)
    // The block that says how long a frame stands.
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4) frames += 1;
  return frames > 1;
}
