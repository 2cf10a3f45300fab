import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts around the catalogue of ideas, fetched with it. */
export const ideas = defineNamespace<typeof source>('ideas', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
