import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const gallery = defineNamespace<typeof source>('gallery', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
