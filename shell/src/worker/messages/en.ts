import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'We can’t reach Spire right now',
  text: 'Spire isn’t quite in place on this device yet. What you’ve written here isn’t gone.',
  retry: 'Try again',
  numbers: 'Someone to call',
} as const satisfies Mirror<typeof source>;
