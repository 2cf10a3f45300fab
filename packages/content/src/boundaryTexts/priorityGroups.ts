import type { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';

/** The things a person may need instead, as the 18 emoji tell it: the texts are written for these seven. */
export const PRIORITY_GROUPS = ['rest', 'quiet', 'outdoors', 'interests', 'closeness', 'care', 'privacy'] as const;
export type PriorityGroup = (typeof PRIORITY_GROUPS)[number];

/** The group each emoji stands for; one that is not in the table does not compile. */
export const GROUP_OF_EMOJI: Record<(typeof PRIORITY_EMOJIS)[number], PriorityGroup> = {
  '🛌': 'rest',
  '💤': 'rest',
  '☕': 'rest',
  '🛁': 'rest',
  '🧘': 'quiet',
  '🕯️': 'quiet',
  '📵': 'quiet',
  '🚶': 'outdoors',
  '🌿': 'outdoors',
  '☀️': 'outdoors',
  '📖': 'interests',
  '🎵': 'interests',
  '🎨': 'interests',
  '🤗': 'closeness',
  '❤️': 'closeness',
  '🏡': 'care',
  '🍲': 'care',
  '🛡️': 'privacy',
};
