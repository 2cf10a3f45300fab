import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts of the check-in and of the suggestions. */
export const checkin = defineNamespace<typeof source>('checkin', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
