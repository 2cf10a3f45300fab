import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page and the card about the energy of the day. */
export const pacing = defineNamespace<typeof source>('pacing', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
