import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page that tells how Spire is put on a home screen. */
export const install = defineNamespace<typeof source>('install', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
