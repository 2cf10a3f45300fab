import { useMessages } from '@spire/i18n';
import { Notice } from '@spire/ui/Notice';
import { checkin } from '../messages/namespace.ts';
import type { Interactions } from './useInteractions.ts';

/** That a mark could not be kept. */
export function MarkFailed({ of: { hasFailed } }: { of: Interactions }) {
  const t = useMessages(checkin);
  return hasFailed && <Notice kind="error">{t('suggestion.markFailed')}</Notice>;
}
