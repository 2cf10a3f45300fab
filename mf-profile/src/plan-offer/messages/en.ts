import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  line: 'A plan for hard days, if you like',
  see: 'See it',
  no: 'No thanks',
  declined: 'All right. The plan is under Me, if you change your mind.',
} as const satisfies Mirror<typeof source>;
