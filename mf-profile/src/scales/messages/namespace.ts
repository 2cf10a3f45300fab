import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const scales = defineNamespace<typeof source>('followedScales', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
