import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { status as words } from './messages/namespace.ts';
import { isReadyUntold, noteReadyTold } from './readyHere.ts';
import { StatusCard } from './StatusCard.tsx';

/** Said once on a device, when everything is in store. It is there from the start of a page, so that nothing moves. */
export function ReadyCard() {
  const t = useMessages(words);
  const [isShown, setShown] = useState(isReadyUntold);
  if (!isShown) return null;
  function handleOk() {
    noteReadyTold();
    setShown(false);
  }
  const ok = (
    <LinkButton type="button" onClick={handleOk}>
      {t('ready.ok')}
    </LinkButton>
  );
  return (
    <StatusCard lines={CLOUD_CHECK} title={t('ready.title')} isGood ends={ok}>
      <p>{t('ready.text')}</p>
    </StatusCard>
  );
}

/** From Lucide (ISC licence). */
const CLOUD_CHECK = ['m17 15-5.5 5.5L9 18', 'M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327'];
