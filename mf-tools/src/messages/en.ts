import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  overview: {
    title: 'Tools',
    lead: 'Five small exercises. Choose the one that fits right now.',
    number: 'Tool {{number}}',
    for: {
      inner_balance: 'When your body wants calm',
      micro_regulation: 'When one minute is enough',
      social_support: 'When you want someone with you',
      self_priority: 'When you want to say no',
      expectation_lift: 'When something lies ahead',
    },
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
