import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts of the three small things and of three to choose from: one file, fetched with what says them. */
export const doing = defineNamespace<typeof source>('doing', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
