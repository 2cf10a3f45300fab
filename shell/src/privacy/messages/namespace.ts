import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the privacy page, which are the same signed in and signed out. */
export const privacy = defineNamespace<typeof source>('privacy', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
