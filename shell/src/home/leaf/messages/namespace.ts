import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words for a leaf that was grown before the account, which few ever see. */
export const leaf = defineNamespace<typeof source>('leaf', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
