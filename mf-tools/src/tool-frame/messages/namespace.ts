import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the beginning, the middle and the end of every tool. */
export const toolFrame = defineNamespace<typeof source>('toolFrame', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
