import type { ReadPicture } from './reading.ts';

const ASCII = new TextDecoder('latin1');
const KEPT_SEGMENTS = new Set([0xe0, 0xe2, 0xee]);
const KEPT_CHUNKS = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|sRGB|cHRM|iCCP|pHYs|sBIT|bKGD|acTL|fcTL|fdAT)$/;
const WEBP_WORDS = new Set(['EXIF', 'XMP ']);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** A JPEG without what its camera and its programs wrote beside the picture. */
function bareJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const [start, marker] = [bytes[at], bytes[at + 1] ?? 0];
    if (start !== 0xff) return undefined;
    if (marker === 0xda) return joined([...parts, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    const isWord = (marker >= 0xe0 && marker <= 0xef && !KEPT_SEGMENTS.has(marker)) || marker === 0xfe;
    if (!isWord) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function barePng(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = ASCII.decode(bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (KEPT_CHUNKS.test(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(parts);
    at = end;
  }
  return undefined;
}

function bareWebp(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = ASCII.decode(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const chunk = bytes.slice(at, at + 8 + length + (length % 2));
    // The first chunk says whether there are words.
    if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~0x0c;
    if (!WEBP_WORDS.has(name)) parts.push(chunk);
    at += chunk.length;
  }
  const all = joined(parts);
  viewOf(all).setUint32(4, all.length - 8, true);
  return all;
}

const MAKERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/** A picture without where, when and by what it was taken; undefined where it is not put together as it says. */
export function barePicture({ type, bytes }: ReadPicture): ReadPicture | undefined {
  const bare = MAKERS[type]?.(bytes);
  return bare === undefined ? undefined : { type, bytes: bare };
}
