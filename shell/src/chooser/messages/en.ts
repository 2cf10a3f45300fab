import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Welcome',
  choose: 'Choose a language',
  language: 'English',
  later: 'You can change it any time.',
  help: 'Help',
} as const satisfies Mirror<typeof source>;
