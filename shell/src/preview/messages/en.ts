import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  text: 'You see something new that is not out yet.',
  end: 'Back to the usual',
} as const satisfies Mirror<typeof source>;
