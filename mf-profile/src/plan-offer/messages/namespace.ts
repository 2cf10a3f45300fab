import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const planOffer = defineNamespace<typeof source>('planOffer', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
