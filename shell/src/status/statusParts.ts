import { options } from '@spire/i18n';
import { createScreenLoader } from '../loading.ts';
import { status } from './messages/namespace.ts';

/** The chunk about waiting writes. */
export const statusParts = createScreenLoader(
  () => import(/* webpackChunkName: "status" */ './parts.ts'),
  [status, options],
);
