import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts of three to choose from, which come with their page. */
export const choose = defineNamespace<typeof source>('choose', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
