import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const tools = defineNamespace<typeof source>('tools', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
