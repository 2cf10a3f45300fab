import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The words of Home that no remote says. */
export const home = defineNamespace<typeof source>('home', {
  no: () => import(/* webpackChunkName: "home-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "home-en" */ './en.ts'),
});
