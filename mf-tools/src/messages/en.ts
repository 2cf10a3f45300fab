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
  fits: {
    title: 'Fits now',
    minutes: {
      one: 'One minute',
      two: 'Two minutes',
      three: 'Three minutes',
      four: 'Four minutes',
      five: 'Five minutes',
      six: 'Six minutes',
      seven: 'Seven minutes',
      eight: 'Eight minutes',
    },
    positions: {
      lying: 'lying down',
      sitting: 'sitting',
      any: 'lying down or sitting',
      standing: 'standing up',
    },
    open: 'See the exercise',
    why: 'Why this one?',
    notAgain: 'Not this one again',
    because: {
      helped: 'Because it has made things lighter before.',
      kind: 'Because exercises like it have made things lighter before.',
      liked: 'Because you’ve liked suggestions of the same kind.',
      suits: 'Because it suits what you can manage today.',
      gentle: 'Because it’s among the gentlest.',
    },
    rests: '“{{title}}” won’t come by itself for the next 30 days.',
    failed: 'We couldn’t save that. It may come again.',
    undo: 'Undo',
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
