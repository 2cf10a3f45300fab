import { defineNamespace, type MessageKey } from '@spire/i18n';
import type source from './no.ts';

/** The words of the diagnostics page. */
export const diagnostics = defineNamespace<typeof source>('diagnostics', {
  no: () => import(/* webpackChunkName: "diagnostics-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "diagnostics-en" */ './en.ts'),
});

/** A key of the page's catalogue, for the table of results. */
export type DiagnosticsKey = MessageKey<typeof source>;
