import { options } from '@spire/i18n';
import { createScreenLoader } from '../loading.ts';
import { status } from './messages/namespace.ts';

/** What is said of what waits. */
export const statusParts = createScreenLoader(
  () => import(/* webpackChunkName: "status" */ './parts.ts'),
  [status, options],
);
