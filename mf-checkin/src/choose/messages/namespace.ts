import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts of what a wish was taken to be about, fetched with the page that says them. */
export const about = defineNamespace<typeof source>('about', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
