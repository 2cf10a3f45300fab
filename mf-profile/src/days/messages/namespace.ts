import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const days = defineNamespace<typeof source>('days', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
