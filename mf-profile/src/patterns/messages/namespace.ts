import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page about what days show. */
export const patterns = defineNamespace<typeof source>('patterns', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
