import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  offer: 'The leaf you tried is still here.',
  take: 'Bring the leaf?',
  leave: 'Delete it',
  failed: 'We couldn’t turn that on. Try again.',
  taken: 'The leaf is with you. It joins the plant once your check-in is saved.',
  tired: 'The leaf is with you. Low on energy today?',
  easy: 'Yes, make today shorter',
  toCheckIn: 'Go to the check-in',
  answers: { soSo: 'A so-so day.', good: 'A good day.' },
} as const satisfies Mirror<typeof source>;
