import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The shell's own words, which everyone fetches. What only one screen says has a namespace beside that screen. */
export const shell = defineNamespace<typeof source>('shell', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
