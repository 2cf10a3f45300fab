import type { WishGroup } from '@spire/domain/wishGroups';

/** The emoji of what a wish can be about. */
export const SIGN_OF: Readonly<Record<WishGroup, string>> = {
  tired_head: '🧠',
  tired_body: '🛋️',
  sad: '🌧️',
  too_much: '🌀',
  sleep: '🌙',
  pain: '🩹',
  lonely: '🪟',
  uneasy: '🍃',
  loss: '🕯️',
  angry: '🌋',
  self: '🪞',
  bored: '🎲',
  practical: '🧺',
  family: '🏠',
  work: '📚',
  joy: '🌼',
};
