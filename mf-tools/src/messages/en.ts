import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  overview: {
    title: 'Tools',
    lead: 'Five small exercises. Choose the one that fits right now.',
    number: 'Tool {{number}}',
    eachGives: 'Each tool gives {{points}} points.',
    today: 'Mood, water and a quiet moment, if you like.',
    points: '+{{points}} points',
  },
  card: {
    short: {
      inner_balance: 'Balance',
      micro_regulation: 'Exercise',
      social_support: 'Support',
      self_priority: 'Limits',
      expectation_lift: 'Lift',
    },
  },
} as const satisfies Mirror<typeof source>;
