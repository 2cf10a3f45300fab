import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** What the three tools say in the same words in which somebody writes something. */
export const writtenTools = defineNamespace<typeof source>('writtenTools', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
