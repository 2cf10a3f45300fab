import { defineNamespace, type MessageKey } from '@spire/i18n';
import type source from './no.ts';

/** Texts only for those who are not in yet: login, sign-up and followed links. */
export const visitor = defineNamespace<typeof source>('visitor', {
  no: () => import(/* webpackChunkName: "visitor-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "visitor-en" */ './en.ts'),
});

/** A key of the visitor's catalogue, for tables that name a text before it is shown. */
export type VisitorKey = MessageKey<typeof source>;
