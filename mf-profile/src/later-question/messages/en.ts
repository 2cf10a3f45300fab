import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  line: 'One small question, if you like',
  see: 'See it',
  scales: 'Would you like to follow energy, pain or sleep?',
  noThanks: 'No thanks',
  thanks: 'Thanks. Suggestions will respect that.',
  notToday: 'All right, not today.',
  noMore: 'All right, no more questions. You can change everything under Me.',
  reminders: {
    line: 'Would you like a reminder now and then?',
    choose: 'Choose when',
    none: 'No thanks',
  },
  done: 'Done',
  later: 'Not today',
  never: 'Don’t ask again',
  questions: {
    capacityLevel: { title: 'How much can you manage?', lead: 'Think of an ordinary day, not your best one.' },
    considerations: { title: 'What should we keep in mind?', lead: 'Then we suggest things that are easier for you.' },
    avoidSuggestions: { title: 'Is there anything you’d rather avoid?', lead: 'We won’t suggest what you tick here.' },
    goals: { title: 'What would you like support with?', lead: 'Choose one or more.' },
  },
} as const satisfies Mirror<typeof source>;
