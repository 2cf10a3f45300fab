import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const preferences = defineNamespace<typeof source>('preferences', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
