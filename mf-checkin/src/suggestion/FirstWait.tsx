import { common, useMessages } from '@spire/i18n';
import { LoadingState } from '@spire/ui/states';
import { NextWait } from '@spire/written/NextWait';
import { checkin } from '../messages/namespace.ts';

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
