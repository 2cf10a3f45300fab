import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words under a tool, where what was done before stands. */
export const toolHistory = defineNamespace<typeof source>('toolHistory', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
