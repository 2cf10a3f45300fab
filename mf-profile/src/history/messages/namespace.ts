import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const history = defineNamespace<typeof source>('history', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
