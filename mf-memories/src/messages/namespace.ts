import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const memories = defineNamespace<typeof source>('memories', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
