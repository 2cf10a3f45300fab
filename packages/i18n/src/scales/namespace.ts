import { defineNamespace } from '../catalogue.ts';
import type source from './no.ts';

/** Names and steps of what a person can follow: the pages that show it, the export and what is told of days say the same. */
export const scaleWords = defineNamespace<typeof source>('scales', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
