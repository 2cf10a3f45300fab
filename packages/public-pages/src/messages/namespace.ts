import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of help and privacy, which are the same signed in and signed out. */
export const publicPages = defineNamespace<typeof source>('publicPages', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
