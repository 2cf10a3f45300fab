import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  overview: {
    title: 'Tools',
    lead: 'Five small exercises. Choose the one that fits right now.',
    number: 'Tool {{number}}',
    eachGives: 'Each tool gives {{points}} points.',
    points: '+{{points}} points',
  },
  card: {
    all: 'See all',
    short: {
      inner_balance: 'Balance',
      micro_regulation: 'Micro',
      social_support: 'Support',
      self_priority: 'Limits',
      expectation_lift: 'Lift',
    },
  },
  tool: {
    back: 'Back to the tools',
    loading: 'Finding an exercise for you',
    failedTitle: 'We could not reach your profile',
    failedText: 'Here is a gentle exercise to do in the meantime.',
    tryNow: 'Try it now',
    minutes_one: 'About {{count}} minute',
    minutes_other: 'About {{count}} minutes',
    movementCaution:
      'Notice how it feels as you go. Stop if anything gets worse. If you are unsure what your body can take, talk to your doctor first.',
    notSaved: 'Nothing is saved here. Do it as often or as rarely as you like, and stop whenever you want.',
  },
} as const satisfies Mirror<typeof source>;
