import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts of the three small things, which come with their card. */
export const tasks = defineNamespace<typeof source>('tasks', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
