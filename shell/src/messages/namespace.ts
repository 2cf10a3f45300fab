import { defineNamespace, type MessageKey } from '@spire/i18n';
import type source from './no.ts';

export const shell = defineNamespace<typeof source>('shell', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});

/** A key of the shell's catalogue, for tables that name a text before it is shown. */
export type ShellKey = MessageKey<typeof source>;
