import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'History',
  lead: 'What you have done, day by day. Nothing here can become less.',
  loading: 'Getting what you have done',
  failedTitle: 'We could not get your history',
  failedText: 'Everything you have done is safely stored.',
  empty: 'Nothing here yet',
  emptyText: 'What you do in Spire finds its place here.',
  filter: 'Show only',
  filters: {
    all: 'Everything',
    check_ins: 'Check-ins',
    memories: 'Memories',
    done: 'Done',
    tools: 'Tools',
  },
  kinds: {
    check_in: 'Check-in',
    mood: 'Mood',
    memory: 'Memory',
    suggestion: 'Suggestion done',
    task: 'Task done',
  },
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  none: 'None of this in the days shown here.',
  loadingMore: 'Getting older days',
  more: 'Show older days',
  moreFailed: 'We could not get more days. Those you see are safe.',
} as const satisfies Mirror<typeof source>;
