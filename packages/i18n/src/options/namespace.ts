import { defineNamespace } from '../catalogue.ts';
import type source from './no.ts';

export const options = defineNamespace<typeof source>('options', {
  no: () => import('./no.ts'),
  en: () => import('./en.ts'),
});
