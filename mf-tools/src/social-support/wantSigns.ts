import type { SocialWant } from '@spire/domain/toolOptions';

/** The sign that each want is known by at a glance; its word stands beside it (A25). */
export const WANT_SIGNS = {
  melding: '💬',
  tur: '🚶',
  film: '🎬',
  stillhet: '🤫',
  middag: '🍲',
  telefon: '📞',
  kaffe: '☕',
  aktivitet: '🎲',
  hjelp: '🤝',
  dele: '💭',
  lytte: '👂',
  klem: '🤗',
  latter: '😄',
  vetIkke: '🤷',
} as const satisfies Record<SocialWant, string>;
