import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const expectationLift = defineNamespace<typeof source>('expectationLift', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
