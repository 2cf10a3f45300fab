import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of what a person can do with their own data. */
export const ownData = defineNamespace<typeof source>('ownData', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
