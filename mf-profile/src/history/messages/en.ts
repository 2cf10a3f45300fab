import type { Mirror } from '@spire/i18n';
import moods from '@spire/i18n/moods/en';
import tools from '@spire/i18n/tools/en';
import type source from './no.ts';

export default {
  title: 'History',
  lead: 'What you’ve done, day by day. It never shrinks.',
  loading: 'Loading what you’ve done',
  failedTitle: 'We couldn’t load your history',
  failedText: 'Everything you’ve done is safely stored.',
  empty: 'Nothing here yet',
  emptyText: 'What you do in Spire shows up here.',
  search: 'Find a day',
  andMore_one: 'and {{count}} more',
  andMore_other: 'and {{count}} more',
  filter: 'Show only',
  feelings: tools.afterFeelings,
  moods,
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
    suggestion: 'Suggestion',
    task: 'Small thing',
  },
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  none: 'No days with this.',
  loadingMore: 'Loading older days',
  more: 'Show older days',
  moreFailed: 'We couldn’t load more days. The ones you see are safe.',
  imported: {
    title: 'From other apps',
    loading: 'Loading what you brought along',
    failed: 'We couldn’t load what you brought along',
    from: 'from {{source}}',
    table: 'a spreadsheet',
    mood: 'Mood {{mood}} of 5 {{name}}',
    make: 'Make a memory of it',
    made: 'Now it is a memory.',
    madeInPart: 'Now it is a memory. The whole text is here.',
    notMade: 'It did not become a memory',
  },
} as const satisfies Mirror<typeof source>;
