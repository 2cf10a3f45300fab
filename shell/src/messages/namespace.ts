import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The shell's own words, which every visitor fetches. Words of a single screen have a namespace beside that screen. */
export const shell = defineNamespace<typeof source>('shell', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
