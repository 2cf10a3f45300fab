import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const profileForm = defineNamespace<typeof source>('profileForm', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
