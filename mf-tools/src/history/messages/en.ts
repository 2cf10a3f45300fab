import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Earlier',
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show more',
  loadingMore: 'Getting more …',
  moreFailed: 'We could not get more. Please try again.',
  notSent: 'Not sent yet',
  failed: 'We could not get what you have done before',
} as const satisfies Mirror<typeof source>;
