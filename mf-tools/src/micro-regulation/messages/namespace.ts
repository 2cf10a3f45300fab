import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const microRegulation = defineNamespace<typeof source>('microRegulation', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
