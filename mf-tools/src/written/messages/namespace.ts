import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words that the three writing tools share. */
export const writtenTools = defineNamespace<typeof source>('writtenTools', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
