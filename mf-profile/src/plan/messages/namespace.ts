import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const plan = defineNamespace<typeof source>('plan', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
