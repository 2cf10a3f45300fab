import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const summary = defineNamespace<typeof source>('summary', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
