import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const week = defineNamespace<typeof source>('week', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
