import { PICTURE_BUCKET } from './pictureBucket.ts';

/** Where voice notes are stored, and which the bucket takes (D97): private, 2 MB each. */
export const VOICE_BUCKET = {
  id: 'voices',
  isPublic: false,
  mostBytes: 2_097_152,
  types: ['audio/webm', 'audio/mp4', 'audio/mpeg', 'audio/ogg'],
} as const;

export type VoiceType = (typeof VOICE_BUCKET.types)[number];

/** The endings of the names of voice notes, by their type. */
export const VOICE_ENDINGS = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
} as const satisfies Record<VoiceType, string>;

/** The longest voice note, in seconds. */
export const MOST_VOICE_SECONDS = 120;

/** The buckets that hold the files of memories. */
export const FILE_BUCKETS = [PICTURE_BUCKET, VOICE_BUCKET] as const;

const VOICE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(webm|m4a|mp3|ogg)$/;
const nameOf = (path: string) => path.slice(path.indexOf('/') + 1);

/** The bucket that a file lies in, by the ending of its name. */
export function bucketOf(path: string): (typeof FILE_BUCKETS)[number] {
  return VOICE_NAME.test(nameOf(path)) ? VOICE_BUCKET : PICTURE_BUCKET;
}

/** Whether that is a voice note in the person's own folder of the bucket: no address, no other folder, no way out of it. */
export function isOwnVoicePath(userId: string, path: string): boolean {
  return path.startsWith(`${userId}/`) && VOICE_NAME.test(path.slice(userId.length + 1));
}

/** The place of a new voice note in the person's folder; its name tells its length, so that it is known before it is fetched. */
export function voicePathOf(userId: string, id: string, type: VoiceType, seconds: number): string {
  return `${userId}/${id}-${Math.max(1, Math.round(seconds))}s.${VOICE_ENDINGS[type]}`;
}

/** Its length in seconds, by its name; undefined for one whose name does not tell. */
export function voiceSeconds(path: string): number | undefined {
  const [, seconds] = /-(\d{1,3})s\.\w+$/.exec(path) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Bytes at the beginning of a file by which its kind is known. */
export const VOICE_HEAD_BYTES = 64;

/** The type of sound that the bytes begin as; undefined for anything else, whatever it is called. */
export function voiceTypeOf(head: Uint8Array): VoiceType | undefined {
  const text = latin(head, 0, VOICE_HEAD_BYTES);
  // The head of EBML names its document: a Matroska film begins alike.
  if (text.startsWith('\u001aE\u00df\u00a3')) return /B\u0082.{1,8}webm/s.test(text) ? 'audio/webm' : undefined;
  if (/^ftyp(M4A |M4B |mp4[12]|iso[m2-9]|dash)$/.test(latin(head, 4, 12))) return 'audio/mp4';
  if (text.startsWith('OggS')) return /OpusHead|\u0001vorbis|Speex {3}/.test(text) ? 'audio/ogg' : undefined;
  if (text.startsWith('ID3')) return 'audio/mpeg';
  const [first = 0, second = 0] = head;
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  return isFrame ? 'audio/mpeg' : undefined;
}
