import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of inner balance and of its library. */
export const innerBalance = defineNamespace<typeof source>('innerBalance', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
