import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page about reminders. */
export const reminders = defineNamespace<typeof source>('reminders', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
