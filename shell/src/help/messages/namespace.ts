import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the questions and answers on the help page; whom to call stands in the shell's own. */
export const help = defineNamespace<typeof source>('help', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
