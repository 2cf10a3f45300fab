import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words around a text that is written for somebody, in every remote that has one written. */
export const written = defineNamespace<typeof source>('written', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
