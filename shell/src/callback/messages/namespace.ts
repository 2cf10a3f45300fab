import { defineNamespace, type MessageKey } from '@spire/i18n';
import type source from './no.ts';

/** The words of the page that a mailed link leads to. */
export const callback = defineNamespace<typeof source>('callback', {
  no: () => import(/* webpackChunkName: "callback-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "callback-en" */ './en.ts'),
});

/** A key of the callback page's catalogue, for tables that name a text before it is shown. */
export type CallbackKey = MessageKey<typeof source>;
