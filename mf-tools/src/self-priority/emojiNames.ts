import type { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';

/** The meaning of each of the 18 emoji as a need, by the key of its word (A25). */
export const EMOJI_NAMES = {
  '🛌': 'lieDown',
  '☕': 'cup',
  '🚶': 'walk',
  '🌿': 'nature',
  '📖': 'read',
  '🎵': 'music',
  '🛁': 'bath',
  '🧘': 'calm',
  '💤': 'sleep',
  '🍲': 'food',
  '🎨': 'create',
  '🤗': 'hug',
  '📵': 'noPhone',
  '🏡': 'home',
  '☀️': 'sun',
  '🕯️': 'quiet',
  '❤️': 'love',
  '🛡️': 'safe',
} as const satisfies Record<(typeof PRIORITY_EMOJIS)[number], string>;
