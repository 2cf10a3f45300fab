import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { written } from './messages/namespace.ts';

/** From here on nobody has to wait any longer (A38). */
const LONG_AFTER = 10_000;

/** A way out of a wait that has become long. */
export function NextWait({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useMessages(written);
  if (!useHasWaited(LONG_AFTER)) return null;
  return (
    <LinkButton type="button" onClick={onGiveUp}>
      {t('giveUp')}
    </LinkButton>
  );
}
