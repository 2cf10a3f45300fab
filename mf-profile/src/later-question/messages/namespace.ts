import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

export const laterQuestions = defineNamespace<typeof source>('laterQuestions', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
