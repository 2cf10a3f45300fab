import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Earlier',
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show more',
  loadingMore: 'Loading more...',
  moreFailed: 'We couldn’t load more. Please try again.',
  notSent: 'Not sent yet',
  failed: 'We couldn’t load what you’ve done before',
} as const satisfies Mirror<typeof source>;
