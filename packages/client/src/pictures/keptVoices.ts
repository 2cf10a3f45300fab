import { bucketOf, voicePathOf, type VoiceType } from '@spire/domain/voiceBucket';
import type { SealedStore } from '../store/sealedStore.ts';
import { keepFile, keptFile, reach } from './keptFiles.ts';

/** A voice note as it was recorded. */
export interface Voice {
  sound: Blob;
  type: VoiceType;
  seconds: number;
}

/** Keeps a voice note under a name of its own in the person's folder; answers its place in the bucket. */
export async function keepVoice(store: SealedStore | null, userId: string, voice: Voice): Promise<string> {
  const path = voicePathOf(userId, crypto.randomUUID(), voice.type, voice.seconds);
  await keepFile(store, path, { sound: voice.sound });
  return path;
}

/** The content of a voice note; undefined where it cannot be had. */
export async function readVoice(store: SealedStore | null, path: string): Promise<Blob | undefined> {
  const kept = await keptFile(store, path);
  if (kept !== undefined) return kept.sound;
  try {
    return (await (await reach(bucketOf(path).id)).download(path)).data ?? undefined;
  } catch {
    return undefined;
  }
}
