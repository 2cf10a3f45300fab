import { DELAYS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { written } from './messages/namespace.ts';

/** A way out of a wait that has become long. */
export function NextWait({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useMessages(written);
  if (!useHasWaited(DELAYS.longWait)) return null;
  return (
    <LinkButton type="button" onClick={onGiveUp}>
      {t('giveUp')}
    </LinkButton>
  );
}
