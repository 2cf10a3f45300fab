import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { refusalOf } from '../../signed-out/refusalOf.ts';
import { security } from '../messages/namespace.ts';
import { Plain, Said } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import type { NewFactor } from './Enrollment.tsx';

interface StepIsOffProps {
  /** Factors that were begun and never finished, by a closed tab for one: they go before a new one is made. */
  unfinished: readonly string[];
  /** The last change of the step. */
  said: string | null;
  onBegin: (factor: NewFactor) => void;
}

/** Says what the second step is and costs, so that nobody has to turn it on to find out. */
export function StepIsOff({ unfinished, said, onBegin }: StepIsOffProps) {
  const { auth } = useShell();
  const t = useMessages(security);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  async function handleOpen() {
    setBusy(true);
    setTrouble(null);
    try {
      const { mfa } = await auth();
      for (const factorId of unfinished) await refusalOf(mfa.unenroll({ factorId }));
      const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Spire' });
      if (error !== null) throw error;
      onBegin({ id: data.id, ...data.totp });
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }

  return (
    <Stack>
      <Said>{said}</Said>
      <p>{t('step.what')}</p>
      <Plain>{t('step.price')}</Plain>
      <TroubleNotice title={t('step.notOpened')} trouble={trouble} />
      <BusyButton variant="secondary" isBusy={isBusy} busyLabel={t('step.opening')} onClick={() => void handleOpen()}>
        {t('step.open')}
      </BusyButton>
    </Stack>
  );
}
