import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the trial without an account, which nobody else fetches. */
export const trial = defineNamespace<typeof source>('trial', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
