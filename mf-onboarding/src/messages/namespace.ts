import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const onboarding = defineNamespace<typeof source>('onboarding', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
