import { defineNamespace } from '../catalogue.ts';
import type source from './no.ts';

export const common = defineNamespace<typeof source>('common', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
