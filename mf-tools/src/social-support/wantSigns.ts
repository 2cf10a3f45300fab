import type { SocialWant } from '@spire/domain/toolOptions';

/** The sign that each want is known by at a glance, what is wished for most first; its word stands beside it (A25). */
export const WANT_SIGNS = {
  melding: '💬',
  tur: '🚶',
  kaffe: '☕',
  stillhet: '🤫',
  hjelp: '🤝',
  lytte: '👂',
  telefon: '📞',
  film: '🎬',
  middag: '🍲',
  aktivitet: '🎲',
  dele: '💭',
  klem: '🤗',
  latter: '😄',
  vetIkke: '🤷',
} as const satisfies Record<SocialWant, string>;
