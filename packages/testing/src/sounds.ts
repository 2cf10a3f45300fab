import type { VoiceType } from '@spire/domain/voiceBucket';

const WEBM_HEAD = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102';
const HEADS: Readonly<Record<VoiceType, Buffer>> = {
  'audio/webm': Buffer.from(WEBM_HEAD, 'hex'),
  'audio/mp4': Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'),
  'audio/mpeg': Buffer.from('fffb9064', 'hex'),
  'audio/ogg': Buffer.from(`OggS\0\u0002${'\0'.repeat(20)}\u0001\u0013OpusHead`, 'latin1'),
};

/** The beginning of a recording of that type, and then nothing that could be heard; `size` in bytes. */
export const soundOf = (type: VoiceType, size = 200): Buffer<ArrayBuffer> =>
  Buffer.concat([HEADS[type], Buffer.alloc(Math.max(0, size - HEADS[type].length), 7)]);
