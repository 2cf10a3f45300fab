import { defineNamespace } from '@spire/i18n';
import type source from './no.ts';

/** The texts for somebody who came by a preview link. */
export const preview = defineNamespace<typeof source>('preview', {
  no: () => import(/* webpackChunkName: "preview-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "preview-en" */ './en.ts'),
});
