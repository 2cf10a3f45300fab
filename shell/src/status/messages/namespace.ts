import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts about what waits on this device. */
export const status = defineNamespace<typeof source>('status', {
  no: () => import(/* webpackChunkName: "status-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "status-en" */ './en.ts'),
});
