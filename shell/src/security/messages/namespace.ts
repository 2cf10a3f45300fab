import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page about password, address, second step and open sessions. */
export const security = defineNamespace<typeof source>('security', {
  no: () => import(/* webpackChunkName: "security-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "security-en" */ './en.ts'),
});
