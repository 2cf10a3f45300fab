import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of bringing along what was written in other apps. */
export const bring = defineNamespace<typeof source>('bring', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
