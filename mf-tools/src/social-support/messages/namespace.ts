import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const socialSupport = defineNamespace<typeof source>('socialSupport', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
