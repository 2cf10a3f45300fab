import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  text: 'You’re seeing something new that isn’t out yet.',
  end: 'Back to normal',
} as const satisfies Mirror<typeof source>;
