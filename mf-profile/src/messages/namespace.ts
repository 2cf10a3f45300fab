import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const profile = defineNamespace<typeof source>('profile', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
