import tools from '@spire/i18n/tools/en';
import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'History',
  lead: 'What you’ve done, day by day. It never shrinks.',
  loading: 'Loading what you’ve done',
  failedTitle: 'We couldn’t load your history',
  failedText: 'Everything you’ve done is safely stored.',
  empty: 'Nothing here yet',
  emptyText: 'What you do in Spire shows up here.',
  filter: 'Show only',
  filters: {
    all: 'Everything',
    check_ins: 'Check-ins',
    memories: 'Memories',
    done: 'Done',
    tools: 'Tools',
  },
  felt: tools.afterFeelings,
  kinds: {
    check_in: 'Check-in',
    mood: 'Mood',
    memory: 'Memory',
    suggestion: 'Suggestion done',
    task: 'Task done',
  },
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  none: 'None of these on the days shown.',
  loadingMore: 'Loading older days',
  more: 'Show older days',
  moreFailed: 'We couldn’t load more days. The ones you see are safe.',
} as const satisfies Mirror<typeof source>;
