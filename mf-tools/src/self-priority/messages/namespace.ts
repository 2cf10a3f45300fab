import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const selfPriority = defineNamespace<typeof source>('selfPriority', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
