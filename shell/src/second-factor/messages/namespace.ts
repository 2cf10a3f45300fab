import { defineNamespace, type MessageKey } from '@spire/i18n';
import type source from './no.ts';

/** The texts for those who have a second factor, while it is asked for. */
export const secondFactor = defineNamespace<typeof source>('secondFactor', {
  no: () => import(/* webpackChunkName: "second-factor-no" */ './no.ts'),
  en: () => import(/* webpackChunkName: "second-factor-en" */ './en.ts'),
});

export type SecondFactorKey = MessageKey<typeof source>;
