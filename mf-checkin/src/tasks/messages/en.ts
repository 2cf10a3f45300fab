import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Three small things',
  titleOfOne: 'One small thing',
  readFailed: 'We couldn’t load the tasks',
  ask: 'Would you like three?',
  none: 'Would you like three small things to do? They’ll fit your day.',
  make: 'Give me three small things',
  makeNew: 'New tasks',
  writing: 'Finding tasks …',
  failedTitle: 'Could not generate tasks',
  failedText: 'Please try again in a moment. What you’ve done stays.',
  waiting: 'Whenever it suits you',
  done: { one: 'One is done', two: 'Two are done', three: 'All three are done' },
  buds: { one: 'A new bud on the plant', two: 'Two buds on the plant', three: 'Three buds on the plant' },
  flowers: 'Three flowers on the plant',
  late: {
    none: 'They can wait. Nothing piles up.',
    one: 'One got done. The others can wait.',
    two: 'Two got done. The last one can wait.',
  },
  garden: {
    title: 'Three small things became three flowers.',
    showThree: 'Show the three',
    more: 'More of the garden',
    lead: 'Press a flower.',
    close: 'Close',
    flowers: { yellow: 'The yellow flower', pink: 'The pink flower', violet: 'The violet flower' },
  },
  undo: 'Undo',
  showAll: 'Show all three',
  notKept: 'We couldn’t save that. Try again.',
} as const satisfies Mirror<typeof source>;
