import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Three to choose from',
  back: 'Back',
  pick: 'Pick one. The others can wait.',
  oneDone: 'One is done. That’s enough.',
  lead: 'You get three at a time. They count as one of today’s eight.',
  ask: 'Give me three suggestions',
  finding: 'Finding three suggestions …',
  again: 'Three others',
  notQuite: 'Not quite?',
  failed: 'We couldn’t make suggestions. Try again later.',
  readFailed: 'We couldn’t load the suggestions',
  counts: 'Counts as one of eight today.',
  wish: 'What would help right now?',
  tryIt: 'Try · {{minutes}} min',
  tryNamed: 'Try for {{minutes}} min: {{title}}',
  todays: 'See today’s',
  aTool: 'A tool',
  question: {
    body_or_mind: 'That can mean a few things. Is it mostly your body or your mind?',
    rest_or_do: 'That can mean a few things. Would you rather rest, or do something small?',
    about_spire:
      'Tell us what you need, where you are or how long you’ve got, and the suggestions will follow. Would you rather rest, or do something small?',
  },
  leaning: { body: 'My body', mind: 'My mind', rest: 'Rest', do: 'Do something small' },
} as const satisfies Mirror<typeof source>;
