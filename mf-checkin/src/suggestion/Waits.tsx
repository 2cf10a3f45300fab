import { common, useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { LoadingState } from '@spire/ui/states';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { checkin } from '../messages/namespace.ts';

/** From here on nobody has to wait any longer (A38). */
const LONG_AFTER = 10_000;

/** A way out of a wait that has become long. */
export function NextWait({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useMessages(checkin);
  if (!useHasWaited(LONG_AFTER)) return null;
  return (
    <LinkButton type="button" onClick={onGiveUp}>
      {t('suggestion.giveUp')}
    </LinkButton>
  );
}

/** The wait for the first suggestion of the day. */
export function FirstWait({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  return (
    <>
      <LoadingState text={t('suggestion.finding')} slowText={tCommon('states.loadingSlow')} />
      <NextWait onGiveUp={onGiveUp} />
    </>
  );
}
