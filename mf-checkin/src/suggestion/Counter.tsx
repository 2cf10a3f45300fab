import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { checkin } from '../messages/namespace.ts';

/** How many of the day's suggestions are used (D22). */
export function Counter({ number, limit }: { number: number; limit: number }) {
  const t = useMessages(checkin);
  return (
    <Quiet as="span">
      <span aria-hidden>{t('suggestion.counter', { number, limit })}</span>
      <VisuallyHidden>{t('suggestion.counterRead', { number, limit })}</VisuallyHidden>
    </Quiet>
  );
}
