import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const me = defineNamespace<typeof source>('me', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
