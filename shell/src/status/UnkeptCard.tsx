import { isStorageKept, tabStorage } from '@spire/domain/deviceStorage';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { status as words } from './messages/namespace.ts';
import { StatusCard } from './StatusCard.tsx';

/** Says, in this tab, that the person has been told. */
const TOLD = 'spire.keepsNothing';

/** Said once where this browser keeps nothing of what is written, or not even who is logged in (D78). */
export function UnkeptCard({ isKeeping }: { isKeeping: boolean | undefined }) {
  const t = useMessages(words);
  const [isStored] = useState(isStorageKept);
  const [isTold, setTold] = useState(() => tabStorage.getItem(TOLD) !== null);
  const [isAsked, setAsked] = useState(false);
  if (isTold || (isStored && isKeeping !== false)) return null;
  function handleOk() {
    tabStorage.setItem(TOLD, 'yes');
    setTold(true);
  }
  const ends = (
    <>
      <LinkButton type="button" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {t('unkept.why')}
      </LinkButton>
      <LinkButton type="button" onClick={handleOk}>
        {t('ready.ok')}
      </LinkButton>
    </>
  );
  return (
    <StatusCard lines={DRIVE} title={t('unkept.title')} ends={ends}>
      <p>{t('unkept.text')}</p>
      {!isStored && <p>{t('unkept.reload')}</p>}
      {isAsked && <p>{t('unkept.because')}</p>}
    </StatusCard>
  );
}

/** From Lucide (ISC licence). */
const DRIVE = [
  'M22 12H2',
  'M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
  'M6 16h.01',
  'M10 16h.01',
];
